/** More in a row would climb over the lines above and below; no written language needs them. */
const MAX_STACKED_MARKS = 3;
/** Cannot be seen, or rearranges what stands around it. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Signs that Unicode counts among letters and symbols, but that are drawn as nothing. */
const BLANK = /[\u2800\ufffc\u{1d159}\u{13441}\u{13442}\u{16fe4}]/u;
const VISIBLE = /[\p{L}\p{N}\p{So}]/u;
const STACKED = new RegExp(`(?:^|\\s)\\p{M}|[\\p{Mn}\\p{Me}]{${MAX_STACKED_MARKS + 1}}`, 'u');

/** One spelling of each name: composed, with single spaces, and without the signs that only choose how an emoji is drawn. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\ufe0e\ufe0f]/g, '')
    .replaceAll(/[\p{Zs}]+/gu, ' ')
    .trim();
}

/** Whether others can read the name, and it stays in its own line. */
export function isReadableName(name: string): boolean {
  return VISIBLE.test(name) && !INVISIBLE.test(name) && !BLANK.test(name) && !STACKED.test(name);
}
