export type { AnalyseRequest, BotHost, ChooseRequest, Trouble } from '../src/host/host.ts';
export { botDesk } from './desk.ts';
export { type NodeHostSetting, nodeHost } from './host.ts';
