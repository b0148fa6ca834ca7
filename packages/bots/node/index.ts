export { AnsweringHost, type Workshop } from '../src/host/answering.ts';
export type { AnalyseRequest, Asker, BotHost, ChooseRequest, Trouble, Urgency } from '../src/host/host.ts';
export { botDesk } from './desk.ts';
export { defaultThreads, type NodeHostSetting, nodeHost } from './host.ts';
