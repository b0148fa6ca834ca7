/** A line of input, or the news that it was longer than allowed; what it held is then gone. */
export type Line = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 0x0a;

/** Cuts a stream into lines and holds at most `longest` bytes of one. A last line needs no line feed. */
export async function* linesOf(input: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (piece: Buffer): void => {
    size += piece.length;
    if (size > longest) parts = [];
    else parts.push(piece);
  };
  const take = (): Line => {
    const line: Line = size > longest ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, to));
      yield take();
      from = to + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
