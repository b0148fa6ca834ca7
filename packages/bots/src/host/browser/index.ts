export type { AnalyseRequest, BotHost, ChooseRequest, Trouble } from '../host.ts';
export { type BrowserHostSetting, browserHost } from './host.ts';
export type { PageWorker, WorkerScope } from './protocol.ts';
export { serveBots } from './serve.ts';
