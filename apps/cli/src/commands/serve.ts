import type { Config, RunningServer } from '@crownleaf/server';
import { EXIT_TRY_AGAIN, OperatorError } from '@crownleaf/server/operator-error';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { out } from '../print.ts';
import { FOR_OWNER_ALONE } from '../store-file.ts';
import { buildPageIfStale } from '../web-bundle.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port P] [--data DIR] [--no-page]',
  summary: 'the server, with the page if it can be built',
  details: [
    'Builds the page if its sources are newer, opens or makes the SQLite file, brings it up to date and serves until it is ' +
      'told to stop (Ctrl-C). Everything else is set by environment variables, listed in docs/hosting.md.',
    'The exit code is 2 when something is set wrong or the store is missing though parts of it are there, and 75 when the disk is full or cannot be written to: ' +
      'then it is worth trying again.',
  ],
  flags: [
    { name: 'port', value: 'P', about: 'where to listen; else PORT, else 3000' },
    { name: 'data', value: 'DIR', about: 'where the data is kept; else DATA_DIR, else ./data' },
    { name: 'no-page', about: 'do not build the page; what was built before is served, if anything' },
  ],
  words: [0, 0],
  run,
};

/** Loaded when it is needed: no other command should wait for it. */
type ServerModule = typeof import('@crownleaf/server');

async function run(args: Arguments): Promise<number> {
  const stop = stopSignal();
  const module = await import('@crownleaf/server');
  const config = configOf(args, module);
  if (!args.has('no-page')) await buildPageIfStale(out);
  process.umask(FOR_OWNER_ALONE);
  const server = await started(config, module);
  out(`Crownleaf is at ${server.url}${server.hasPage ? '' : ' (without the page: it has not been built)'}`);
  await stop;
  out('Stopping …');
  await server.stop();
  // Whatever did not close holds nobody up.
  setTimeout(() => process.exit(0), LEFTOVER_MS).unref();
  return 0;
}

function configOf(args: Arguments, { configFrom }: ServerModule): Config {
  const port = args.count('port', 0);
  const data = args.text('data');
  return configFrom({
    ...process.env,
    ...(port === undefined ? {} : { PORT: `${port}` }),
    ...(data === undefined ? {} : { DATA_DIR: data }),
  });
}

/** What the file system says of a disk that is full; it may not be so for long. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT'];

async function started(config: Config, module: ServerModule): Promise<RunningServer> {
  try {
    return await module.startServer(config);
  } catch (error) {
    if (module.isDiskFault(error) || NO_ROOM.includes((error as NodeJS.ErrnoException).code ?? '')) {
      const { message } = error as Error;
      const why = `the disk of the data folder '${config.dataDir}' is full or cannot be written to (${message}); make room and start again`;
      throw new OperatorError(why, EXIT_TRY_AGAIN);
    }
    const why = trouble(error as NodeJS.ErrnoException, config);
    throw why === undefined ? error : new OperatorError(why);
  }
}

/** What is wrong with the machine or with what was set, in one line; undefined is a fault of ours. */
function trouble({ code, syscall, message }: NodeJS.ErrnoException, { port, host, dataDir }: Config) {
  if (code === 'EADDRINUSE') return `port ${port} is in use; take another with --port`;
  if (syscall === 'listen' && code === 'EACCES') return `this user may not listen on port ${port}; take one above 1023`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `cannot listen on '${host}' (${code}); HOST is an address of this machine, or 0.0.0.0 for all`;
  }
  if (code === 'ERR_SQLITE_ERROR') return `the store in '${dataDir}' cannot be used: ${message}`;
  return syscall === undefined ? undefined : `the data folder '${dataDir}' cannot be used: ${message}`;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LEFT_ALONE_MS = 300;
/** After the server has stopped, until the process ends in any case. */
const LEFTOVER_MS = 500;

/** From the first moment on: who is told to stop while still starting stops in good order as well. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.once(signal, () => resolve());
    whenLeftAlone(resolve);
  });
}

/** npm ends as soon as it is told to, and the shell between it and us passes nothing on: we notice that both are gone. */
function whenLeftAlone(tell: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) tell();
  }, LEFT_ALONE_MS);
  watch.unref();
}
