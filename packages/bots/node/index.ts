export { AnsweringHost, type Workshop } from '../src/host/answering.ts';
export type { AnalyseRequest, Asker, BotHost, ChooseRequest, Trouble } from '../src/host/host.ts';
export { botDesk } from './desk.ts';
export { type NodeHostSetting, nodeHost } from './host.ts';
