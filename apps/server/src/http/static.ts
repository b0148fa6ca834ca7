import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Maps, compressed copies by their own address, and what the build tool keeps in folders with a dot. */
const HIDDEN = /\/\.|\.(map|br|gz)$/;
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;
/** The one that a browser should get comes first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** A reply takes the next piece when the last is sent, so that what waits for slow readers stays small. */
const PIECE_BYTES = 64 * 1024;

/** One form of a file. */
interface Content {
  readonly encoding?: Encoding;
  readonly etag: string;
  readonly bytes: number;
  /** Parts of the one copy that all replies share. */
  readonly pieces: readonly Buffer[];
}

interface PageFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Content;
  readonly compressed: readonly Content[];
}

/**
 * Serves the page if one was built; the build has written a `.br` and a `.gz` next to each file worth compressing. All is read
 * here and kept, so that a request opens no file: those of one client could otherwise take the descriptors of all others.
 */
export function servePage(app: FastifyInstance, folder: string): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const files = readPage(folder);
  app.get('/*', ({ url, headers }, reply) => {
    const path = url.split('?')[0]!;
    if (path.startsWith('/api/') || HIDDEN.test(path)) return reply.callNotFound();
    // Every address of the page is answered with the page; a missing file is not.
    const file = files.get(extname(path) === '' ? '/index.html' : path);
    if (file === undefined) return reply.callNotFound();
    const content = contentFor(file, headers['accept-encoding']);
    reply.headers({ 'cache-control': file.cacheControl, vary: 'accept-encoding', etag: content.etag });
    const isReload = headers['cache-control']?.includes('no-cache') ?? false;
    if (!isReload && isKnown(content.etag, headers['if-none-match'])) return reply.code(304).send();
    return sendContent(reply, file.type, content);
  });
  return true;
}

/** By address. */
function readPage(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, name).replaceAll(sep, '/')}`;
    if (entry.isFile() && !HIDDEN.test(path)) files.set(path, readPageFile(name, path));
  }
  return files;
}

function readPageFile(name: string, path: string): PageFile {
  const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((each) => existsSync(name + ENCODINGS[each]));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain: contentOf(readFileSync(name)),
    compressed: encodings.map((encoding) => ({ ...contentOf(readFileSync(name + ENCODINGS[encoding])), encoding })),
  };
}

function contentOf(body: Buffer): Content {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; at += PIECE_BYTES) pieces.push(body.subarray(at, at + PIECE_BYTES));
  return { etag: `W/"${hash('sha256', body, 'base64url')}"`, bytes: body.length, pieces };
}

function contentFor({ plain, compressed }: PageFile, accepted: string | undefined): Content {
  const possible = compressed.flatMap(({ encoding = [] }) => encoding);
  // Who takes anything may be old, and gets what all can read.
  const chosen = negotiate(accepted?.toLowerCase().replaceAll('*', 'gzip') ?? '', possible);
  return compressed.find(({ encoding }) => encoding === chosen) ?? plain;
}

function isKnown(etag: string, known: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || (known?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false);
}

function sendContent(reply: FastifyReply, type: string, { encoding, bytes, pieces }: Content): FastifyReply {
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(type).header('content-length', bytes).send(Readable.from(pieces));
}
