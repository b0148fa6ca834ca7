import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problems.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'];

const TAG_LETTERS = 22;

type Pack = (plain: Buffer) => Promise<Buffer>;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** In the order in which they are preferred. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const PACKERS: { readonly [encoding in Encoding]: Pack } = {
  br: (plain) => promisify(brotliCompress)(plain, QUALITY),
  gzip: (plain) => promisify(gzip)(plain),
};

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  /** By encoding, from when somebody first asked for it: packing all at the start would hold up the server for a second. */
  readonly packed?: Map<Encoding, Promise<Buffer>>;
  readonly forever: boolean;
  /** Weak: the same for each way in which it is packed (RFC 9110, 8.8.3). */
  readonly tag: string;
}

/** The built page from memory: it is small, and nothing outside the list can be asked for. */
export function servePage(app: FastifyInstance, folder: string): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/?/, '/');
    // What begins with a dot is of the tool that built the page.
    if (!path.includes('/.')) assets.set(path, assetOf(file));
  }
  const index = assets.get('/index.html')!;
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const asset = assets.get(path);
    if (asset !== undefined) return send(asset, request, reply);
    // Every address of the page is answered with the page; a missing file or call is not.
    if (path.startsWith('/api/') || extname(path) !== '') {
      const told = problem('not-found', `there is nothing at ${path.slice(0, 100)}`);
      return reply.code(404).type('application/problem+json').send(JSON.stringify(told));
    }
    return send(index, request, reply);
  });
  return true;
}

function assetOf(file: string): Asset {
  const extension = extname(file);
  const plain = readFileSync(file);
  const type = TYPES[extension] ?? 'application/octet-stream';
  const forever = /\/assets\/.*-[\w-]{8,}\.\w+$/.test(file.replaceAll('\\', '/'));
  const tag = `W/"${hash('sha256', plain, 'base64url').slice(0, TAG_LETTERS)}"`;
  const asset = { type, plain, forever, tag };
  return PACKED.includes(extension) ? { ...asset, packed: new Map() } : asset;
}

async function send(asset: Asset, request: FastifyRequest, reply: FastifyReply) {
  const { type, plain, packed, forever, tag } = asset;
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache').header('etag', tag);
  if (packed !== undefined) reply.header('vary', 'accept-encoding');
  if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
  reply.type(type);
  if (packed === undefined) return reply.send(plain);
  const accepted = acceptedBy(String(request.headers['accept-encoding'] ?? ''));
  const encoding = ENCODINGS.find((each) => accepted.includes(each));
  if (encoding === undefined) return reply.send(plain);
  let body = packed.get(encoding);
  if (body === undefined) {
    body = PACKERS[encoding](plain);
    packed.set(encoding, body);
  }
  try {
    const bytes = await body;
    return reply.header('content-encoding', encoding).send(bytes);
  } catch {
    packed.delete(encoding);
    return reply.send(plain);
  }
}

/** Whether whoever asks has it already (RFC 9110, 13.1.2). */
function isKnown(tag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  const opaque = tag.slice('W/'.length);
  return header.split(',').some((each) => [tag, opaque, '*'].includes(each.trim()));
}

/** What the header names, but for what it refuses with a weight of nothing (RFC 9110, 12.5.3). */
function acceptedBy(header: string): readonly string[] {
  return header
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim());
}
