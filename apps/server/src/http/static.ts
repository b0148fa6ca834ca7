import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Maps, compressed copies by their own address, and what the build tool keeps in folders with a dot. */
const HIDDEN = /\/\.|\.(map|br|gz)$/;
const HASHED = /[\\/]assets[\\/].*-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** Serves the page if one was built; the build has written a `.br` and a `.gz` next to each file worth compressing. */
export function servePage(app: FastifyInstance, folder: string): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false;
  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || HIDDEN.test(path)) return reply.callNotFound();
    // Every address of the page is answered with the page; a missing file is not.
    return reply.sendFile(extname(path) === '' ? 'index.html' : path);
  });
  return true;
}
