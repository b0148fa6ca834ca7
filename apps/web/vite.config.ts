import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';

export default defineConfig({
  plugins: [react(), icons()],
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
});
