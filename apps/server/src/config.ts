import { z } from 'zod';
import { OperatorError } from './operator-error.ts';
import { LOG_LEVELS } from './ops/log.ts';

const DAY_MS = 86_400_000;
const whole = (min: number, max: number, preset: number) =>
  z.coerce.number(`a whole number from ${min} to ${max}`).int().min(min).max(max).default(preset);
const toggle = (preset: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(preset)
    .transform((value) => value === 'on');

/** Every environment variable that the server reads; docs/hosting.md has the same table. */
const Environment = z.object({
  PORT: whole(0, 65_535, 3000).describe('Where to listen'),
  HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on; 0.0.0.0 for all'),
  DATA_DIR: z.string().min(1).default('./data').describe('Where the SQLite file is kept'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\/?$/.test(new URL(url).pathname), 'the page lives at the root of its address, not below a path')
    .optional()
    .describe('The address that players use; links begin with it'),
  TRUST_PROXY: toggle('off').describe('Whether a proxy in front tells the address of the client'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('How much is written to the log'),
  BOT_DELAY_MS: whole(0, 60_000, 250).describe('How long a bot waits before it answers'),
  BOT_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .optional()
    .describe('How many bots think at a time; else one less than there are cores'),
  IDLE_SECONDS: whole(1, 86_400, 300).describe('How long a table that nobody looks at stays in memory'),
  OPEN_TABLE_DAYS: whole(1, 3650, 14).describe('How many days a table waits for its start before it is closed'),
  SESSION_DAYS: whole(1, 3650, 180).describe(
    'After how many days without use a browser is signed out; a guest whom nothing else lets in is then deleted',
  ),
  MAX_TABLES: whole(1, 100_000, 100).describe('How many tables one person may have under way, programs included'),
  MAX_SOCKETS: whole(1, 1_000_000, 5000).describe('How many WebSockets there may be'),
  MAX_SOCKETS_PER_ADDRESS: whole(1, 1_000_000, 60).describe('How many of them from one address'),
  MAX_CONNECTIONS: whole(1, 1_000_000, 8000).describe('How many connections of any kind there may be'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,200}$/, 'at least 32 letters and digits')
    .optional()
    .describe('Lets others than this machine read /metrics'),
  RATE_LIMITS: toggle('on').describe('Limits per account and per address; off only for measurements'),
  HIDDEN_GAMES: toggle('off').describe('Also tables of the game that only serves to measure'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('How to send mail, as smtp://user:password@host:port'),
  MAIL_FROM: z.string().max(200).default('Crownleaf <crownleaf@localhost>').describe('The sender of mail'),
  CONTACT: z.string().max(200).default('mailto:crownleaf@localhost').describe('Told to the push services of browsers'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly botDelayMs: number;
  readonly botThreads: number | undefined;
  readonly idleMs: number;
  readonly openTableMs: number;
  readonly sessionMs: number;
  readonly maxTables: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
  readonly maxConnections: number;
  readonly metricsToken: string | undefined;
  readonly rateLimits: boolean;
  readonly hiddenGames: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contact: string;
}

export function configFrom(environment: { readonly [name: string]: string | undefined }): Config {
  // An empty variable counts as one that is not set, as in compose files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new OperatorError(`wrong environment variable: ${wrong.join('; ')}`);
  }
  const { data } = read;
  if (data.SMTP_URL !== undefined && data.PUBLIC_URL === undefined) {
    throw new OperatorError('wrong environment variable: SMTP_URL needs PUBLIC_URL, since letters carry links');
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    botDelayMs: data.BOT_DELAY_MS,
    botThreads: data.BOT_THREADS,
    idleMs: data.IDLE_SECONDS * 1000,
    openTableMs: data.OPEN_TABLE_DAYS * DAY_MS,
    sessionMs: data.SESSION_DAYS * DAY_MS,
    maxTables: data.MAX_TABLES,
    maxSockets: data.MAX_SOCKETS,
    maxSocketsPerAddress: data.MAX_SOCKETS_PER_ADDRESS,
    maxConnections: data.MAX_CONNECTIONS,
    metricsToken: data.METRICS_TOKEN,
    rateLimits: data.RATE_LIMITS,
    hiddenGames: data.HIDDEN_GAMES,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    contact: data.CONTACT,
  };
}

/** Whether players reach the server by https. */
export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** For docs/hosting.md and the test that compares it. */
export function variables(): readonly { readonly name: string; readonly preset: string; readonly about: string }[] {
  const presets = z.toJSONSchema(Environment, { io: 'input' }).properties ?? {};
  return Object.entries(Environment.shape).map(([name, { description = '' }]) => {
    const { default: preset = '' } = presets[name] as { default?: string | number };
    return { name, preset: `${preset}`, about: description };
  });
}
