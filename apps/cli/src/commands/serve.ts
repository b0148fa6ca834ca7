import type { Config, RunningServer } from '@crownleaf/server';
import type { Arguments } from '../args.ts';
import { type Command, Mistake } from '../command.ts';
import { out } from '../print.ts';
import { buildPageIfStale } from '../web-bundle.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port P] [--data DIR] [--no-page]',
  summary: 'the server, with the page if it can be built',
  details: [
    'Builds the page if its sources are newer, opens or makes the SQLite file, brings it up to date and serves until it is ' +
      'told to stop (Ctrl-C). Everything else is set by environment variables, listed in docs/hosting.md.',
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
  const module = await import('@crownleaf/server');
  const config = configOf(args, module);
  if (!args.has('no-page')) await buildPageIfStale(out);
  const server = await started(config, module);
  out(`Crownleaf is at ${server.url}${server.hasPage ? '' : ' (without the page: it has not been built)'}`);
  await stopSignal();
  out('Stopping …');
  await server.stop();
  return 0;
}

function configOf(args: Arguments, { configFrom, ConfigError }: ServerModule): Config {
  const port = args.count('port', 0);
  const data = args.text('data');
  try {
    return configFrom({
      ...process.env,
      ...(port === undefined ? {} : { PORT: `${port}` }),
      ...(data === undefined ? {} : { DATA_DIR: data }),
    });
  } catch (error) {
    if (error instanceof ConfigError) throw new Mistake(error.message);
    throw error;
  }
}

async function started(config: Config, { startServer, NewerSchema }: ServerModule): Promise<RunningServer> {
  try {
    return await startServer(config);
  } catch (error) {
    if (error instanceof NewerSchema) throw new Mistake(error.message);
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Mistake(`port ${config.port} is in use; take another with --port`);
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
