import { env, exit } from 'node:process';

/** Ends with 0 when the server on this machine can store answers, for the health check of the image. */
const ready = await fetch(`http://127.0.0.1:${env.PORT ?? 3000}/api/ready`).then(
  ({ ok }) => ok,
  () => false,
);
exit(ready ? 0 : 1);
