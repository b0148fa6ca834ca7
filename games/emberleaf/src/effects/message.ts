/**
 * What players read on a card, as messages to be put into words: a key, plain values, and further messages. It comes
 * from the same declaration that the game runs, so that a card cannot say one thing and do another.
 */
export interface Message {
  readonly key: string;
  readonly values?: { readonly [name: string]: string | number };
  readonly parts?: { readonly [name: string]: readonly Message[] };
}
