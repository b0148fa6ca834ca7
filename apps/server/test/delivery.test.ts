import { execFileSync, spawnSync } from 'node:child_process';
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, PushSubscription } from '@crownleaf/protocol';
import { afterEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { messenger } from '../src/notify/messenger.ts';
import { isPublicAddress, MAX_CONNECTIONS_PER_HOST, OutgoingCalls } from '../src/notify/outgoing.ts';
import { house, pick } from './house.ts';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

interface Letter {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** As much of SMTP as it takes to get a letter. */
function postOffice(letters: Letter[]): Server {
  return createServer((socket: Socket) => {
    let from = '';
    let to = '';
    let text: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (text !== undefined) {
        if (line !== '.') text.push(line);
        else {
          letters.push({ from, to, text: text.join('\n') });
          text = undefined;
          say('250 taken');
        }
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 post');
      else if (/^MAIL FROM:/i.test(line)) {
        from = line.slice(10);
        say('250 ok');
      } else if (/^RCPT TO:/i.test(line)) {
        to = line.slice(8);
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        text = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('502 unknown');
    };
    say('220 post');
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) hear(line);
    });
    socket.on('error', () => {});
  });
}

/** The lines of a letter as they were before they were wrapped and escaped for the way. */
function unwrapped({ text }: Letter): string {
  return text.replaceAll('=\n', '').replaceAll('=3D', '=');
}

test('mail goes out over SMTP with a link to the table, and a post that is closed stops nobody', async () => {
  const letters: Letter[] = [];
  const post = postOffice(letters);
  const port = await listening(post);
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Table <table@example.org>',
    PUBLIC_URL: 'https://play.example.org',
    LOG_LEVEL: 'silent',
  };
  await using home = await house({ environment });
  const anna = await home.guest('Anna');
  expect(await anna.call(CALLS.pushKey)).toMatchObject({ mail: true });
  await anna.call(CALLS.notify, { body: { address: 'anna@example.org', mail: 'always' } });
  const arrived = async (count: number): Promise<Letter> => {
    for (let n = 0; n < 200 && letters.length < count; n++) await pause(20);
    expect(letters).toHaveLength(count);
    expect(letters.at(-1)).toMatchObject({ from: '<table@example.org>', to: '<anna@example.org>' });
    return letters.at(-1)!;
  };
  const question = await arrived(1);
  expect(question.text).not.toMatch(/^List-/m);
  const [, code] = /^https:\/\/play\.example\.org\/confirm-mail#(.+)$/m.exec(unwrapped(question))!;
  await anna.call(CALLS.confirmMail, { body: { code: code! } });
  const seats = [{ kind: 'me' as const }, { kind: 'local' as const }];
  const { table } = await anna.call(CALLS.createTable, { body: { game: 'minidom', seats, start: true } });
  const letter = await arrived(2);
  expect(letter.text).toMatch(/^Subject: MiniDom: your turn$/m);
  expect(unwrapped(letter)).toContain(`https://play.example.org/table/${table}`);
  const [, stop] = /^List-Unsubscribe:\s+<(https:\/\/play\.example\.org\/stop-mail\?code=.+)>$/m.exec(letter.text)!;
  expect(letter.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(unwrapped(letter).trimEnd().endsWith(stop!)).toBe(true);

  post.close();
  const params = { id: table };
  for (let n = 0; n < 12; n++) {
    const { decision, seat } = await anna.call(CALLS.table, { params });
    const body = { id: `m${n}`, seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
    expect(await anna.call(CALLS.answer, { params, body })).toMatchObject({ applied: 1 });
  }
  expect(await anna.call(CALLS.ready)).toEqual({ ok: true });
});

test('however many letters go out at once, the mail server gets few connections', async () => {
  const letters: Letter[] = [];
  const post = postOffice(letters);
  let connections = 0;
  post.on('connection', () => connections++);
  const smtpUrl = `smtp://127.0.0.1:${await listening(post)}`;
  const keys = webPush.generateVAPIDKeys();
  const way = messenger({ keys, contact: 'mailto:host@example.org', smtpUrl, mailFrom: 'table@example.org' });
  const letter = { subject: 'Your turn', text: 'It is your turn.' };
  await Promise.all(Array.from({ length: 30 }, (_, n) => way.mail(`guest${n}@example.org`, letter)));
  expect(letters).toHaveLength(30);
  expect(connections).toBeLessThanOrEqual(5);
  const closed = new Promise((resolve) => post.close(resolve));
  way.close();
  await closed;
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;
afterEach(() => {
  if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
});

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-cert-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const self = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', ...self, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** A browser's side of RFC 8291: what only the holder of the key can read. */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return String(text.subarray(0, text.lastIndexOf(2)));
}

const NO_MAIL = { smtpUrl: undefined, mailFrom: '' };

/** Calls what nobody answers; who was called. */
async function calledAt(host: string): Promise<{ problem: unknown; connections: number }> {
  let connections = 0;
  const service = createServer(() => connections++);
  const port = await listening(service);
  const way = messenger({ ...NO_MAIL, keys: webPush.generateVAPIDKeys(), contact: 'mailto:host@example.org' });
  const browser = createECDH('prime256v1');
  const to = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const message = { title: 'Your turn', body: 'It is your turn.', url: 'https://play.example.org/table/x' };
  const sent = way.push({ endpoint: `https://${host}:${port}/one`, ...to }, message);
  const problem = await sent.then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
  service.close();
  return { problem, connections };
}

test.each(['localhost', '127.0.0.1', '2130706433', '[::ffff:127.0.0.1]'])(
  'web push calls no address of our own network, whatever it is called: %s',
  async (host) => {
    expect(await calledAt(host)).toEqual({ problem: 'NOT_PUBLIC', connections: 0 });
  },
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.1'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '239.1.1.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::a00:1', '2002:a00:1::1'],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
  ...['::ffff:0:127.0.0.1', '192.88.99.1', '2001:10::1', '3fff::1', '5f00::1'],
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '192.0.3.1', '2001:4860:4860::8888', '2a00:1450::1', '::ffff:8.8.8.8'])(
  '%s is an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.skipIf(!hasOpenssl)('one host gets few connections at a time, and a long answer is not read', async () => {
  let open = 0;
  let most = 0;
  const service = createHttps(certificate(), (request, response) => {
    most = Math.max(most, ++open);
    request.resume();
    response.on('close', () => open--);
    // So many come at once that the bound is reached long before the first is answered.
    setTimeout(() => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour).writeHead(201);
      pour();
    }, 100);
  });
  const port = await listening(service);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const calls = new OutgoingCalls(() => true);
  const all = Array.from({ length: 3 * MAX_CONNECTIONS_PER_HOST }, () =>
    calls.post(`https://localhost:${port}/`, { headers: {}, body: Buffer.from('hi') }),
  );
  expect(new Set(await Promise.all(all))).toEqual(new Set([201]));
  expect(most).toBe(MAX_CONNECTIONS_PER_HOST);
  service.close();
  service.closeAllConnections();
});

test('a service that takes the call and says nothing is not waited for', { timeout: 20_000 }, async () => {
  const held: Socket[] = [];
  const service = createServer((socket) => held.push(socket.on('error', () => {}).resume()));
  const port = await listening(service);
  const calls = new OutgoingCalls(() => true);
  const call = calls.post(`https://127.0.0.1:${port}/`, { headers: {}, body: Buffer.from('hi') });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => held.map(({ closed }) => closed)).toEqual([true]);
  service.close();
});

test.skipIf(!hasOpenssl)(
  'web push reaches the endpoint signed and sealed for one browser; one that is gone is told',
  async () => {
    const taken: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
    let status = 201;
    const service = createHttps(certificate(), (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        taken.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status).end();
      });
    });
    const port = await listening(service);
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    const keys = webPush.generateVAPIDKeys();
    const way = messenger({ ...NO_MAIL, keys, contact: 'mailto:host@example.org', mayCall: () => true });
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = randomBytes(16);
    const endpoint = `https://127.0.0.1:${port}/one`;
    const to = { endpoint, p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
    const message = {
      title: 'Emberleaf: your turn',
      body: 'It is your turn.',
      url: 'https://play.example.org/table/x',
    };

    expect(await way.push(to, message)).toBe('sent');
    const { headers, body } = taken[0]!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(String(body)).not.toContain('your turn');
    expect(JSON.parse(opened(body, browser, auth))).toEqual(message);
    const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization))!;
    expect(key).toBe(keys.publicKey);
    const [head, claims, signature] = token!.split('.') as [string, string, string];
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
    const proof = { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(String(Buffer.from(claims, 'base64url')))).toMatchObject({
      ...{ aud: `https://127.0.0.1:${port}`, sub: 'mailto:host@example.org' },
    });

    status = 410;
    expect(await way.push(to, message)).toBe('gone');
    status = 500;
    await expect(way.push(to, message)).rejects.toThrow();
    service.close();
    service.closeAllConnections();
  },
);

test.each([
  'http://push.example.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://0x7f000001/x',
  'https://[::1]/x',
  'https://10.0.0.8:8443/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://intranet/x',
])('the server calls nothing of its own network for a subscription: %s', (endpoint) => {
  const keys = { p256dh: 'p'.repeat(60), auth: 'a'.repeat(20) };
  expect(PushSubscription.safeParse({ endpoint, keys }).success).toBe(false);
  expect(PushSubscription.safeParse({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys }).success).toBe(true);
});
