export { BOT_NAMES, botName } from './bot-names.ts';
export { type Labels, labels, type OwnerOf, type Values, type Words } from './labels.ts';
export { optionChoice, optionTitle } from './options.ts';
export { changedSince, type Group, groupsOf, type Row, type Scene } from './position.ts';
export { refusalText } from './refusals.ts';
export { counted, listed, readable, sentence, spaced, unbroken } from './text.ts';
export { folded, type Listener, type Told, toldTo } from './told.ts';
