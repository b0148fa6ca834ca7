import { bailiff } from './bailiff.ts';
import { baker } from './baker.ts';
import { chamberlain } from './chamberlain.ts';
import { dressmaker } from './dressmaker.ts';
import { landlord } from './landlord.ts';
import { merchant } from './merchant.ts';
import { schoolmarm } from './schoolmarm.ts';

/** Every ability that is used by choice, in the order of its verbs and scripts: a new one comes last. */
export const ABILITIES = [baker, schoolmarm, bailiff, dressmaker, landlord, merchant, chamberlain] as const;
export type AbilityName = (typeof ABILITIES)[number]['name'];
