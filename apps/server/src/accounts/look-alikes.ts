/** Letters of other alphabets, and small capitals, by the Latin letter that they can be taken for. */
const LOOK_ALIKES: { readonly [letter: string]: string } = {
  A: 'АΑᎪꓮ',
  B: 'ВΒᏴꓐ',
  C: 'СϹᏟꓚ',
  D: 'ᎠÐĐꓓ',
  E: 'ЕΕᎬꓰ',
  F: 'Ϝꓝ',
  G: 'ᏀԌꓖ',
  H: 'НΗᎻҺꓧ',
  I: 'ІΙӀꓲ',
  J: 'ЈᎫͿꓙ',
  K: 'КΚᏦꓗ',
  L: 'ᏞŁꓡ',
  M: 'МΜᎷꓟ',
  N: 'Νꓠ',
  O: 'ОΟՕØꓳ',
  P: 'РΡᏢꓑ',
  Q: 'Ԛ',
  R: 'ᎡᏒꓣ',
  S: 'ЅՏᏚ$ꓢ',
  T: 'ТΤᎢꓔ',
  U: 'ՍԱꓴ',
  V: 'Ꮩꓦ',
  W: 'ԜᎳᏔꓪ',
  X: 'ХΧꓫ',
  Y: 'УΥҮꓬ',
  Z: 'ΖᏃꓜ',
  a: 'аαɑᴀ@',
  b: 'вьЬβʙ',
  c: 'сϲᴄ',
  d: 'ԁᴅđð',
  e: 'еεєᴇ€',
  f: 'ꜰƒ',
  g: 'ɡɢԍց',
  h: 'нһհʜ',
  i: 'іιıɩɪ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'ӏłʟ|',
  m: 'мᴍ',
  n: 'пПηոռɴ',
  o: 'оοօσᴏø',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гГʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսµμᴜ',
  v: 'νѵᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
};
const LATIN = new Map(Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => [...others].map((o) => [o, latin])));

function latinOf(text: string): string {
  return [...text].map((letter) => LATIN.get(letter) ?? letter).join('');
}

/** In one case, with letters that look alike made the same, and without spaces and punctuation. */
function skeleton(text: string): string {
  return latinOf(text)
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll(/[^\p{L}\p{N}\p{So}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** What a name can be read as: as it stands, and in small letters, which some alphabets share less of with others. */
export function readingsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [skeleton(plain), skeleton(plain.toLowerCase())];
}

/** Whether one name can be taken for the other. */
export function areAlike(one: string, other: string): boolean {
  const readings = readingsOf(other);
  return readingsOf(one).some((reading) => readings.includes(reading));
}
