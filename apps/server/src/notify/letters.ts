export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Where whoever reads it can stop such letters, by a page or by a POST (RFC 8058). */
  readonly stopUrl?: string;
}

/** What a player is told. */
export interface YourTurn {
  readonly title: string;
  readonly body: string;
  /** Straight to the table. */
  readonly url: string;
}

export function turnLetter({ title, body, url }: YourTurn, stopUrl: string): Letter {
  const why = 'You get this letter because you asked to hear when it is your turn. If you want no more of them:';
  return { subject: title, text: `${body}\n\n${url}\n\n${why}\n\n${stopUrl}\n`, stopUrl };
}

/** Goes to somebody who may never have heard of us, so nothing in it is the choice of whoever gave the address. */
export function confirmationLetter(publicUrl: string, confirmUrl: string): Letter {
  const text = [
    `Somebody who plays board games at Crownleaf (${publicUrl}) gave this address, to hear here when it is their turn.`,
    'If that was you, open this page and confirm it. The link works once, and for a day:',
    confirmUrl,
    'If it was not you, simply ignore this letter, and nothing more will come of it.',
  ];
  return { subject: 'Crownleaf: is this your address?', text: `${text.join('\n\n')}\n` };
}
