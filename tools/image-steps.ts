import { fileURLToPath } from 'node:url';
import { takeSteps } from './lib/image.ts';

const HOME = fileURLToPath(new URL('../', import.meta.url));
await takeSteps(HOME, console.log);
