import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { compress } from './build/compress.ts';
import { icons } from './build/icons.ts';

const SERVER = 'http://127.0.0.1:3000';
/** Who only looks gets the page. */
const posted: ProxyOptions = {
  target: SERVER,
  bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
};

export default defineConfig({
  plugins: [react(), icons(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // That compressing takes a second or two is known and no news to whoever starts the server.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: SERVER, ws: true }, '/stop-mail': posted } },
});
