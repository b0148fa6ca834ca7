/**
 * A small lexer for TypeScript: enough to tell code from comments, strings, templates and regular expressions, so that
 * the checks judge what runs and not what is said about it.
 */
export interface Token {
  readonly type: 'word' | 'number' | 'string' | 'regex' | 'punctuation';
  /** A string's text is what stands between its quotes; a template gives one string for each stretch of plain text. */
  readonly text: string;
  readonly line: number;
}

const WORD = /[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /\d[\w.]*/y;
const BEFORE_REGEX = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw', 'new', 'else', 'do']);

export function tokens(source: string): readonly Token[] {
  return new Lexer(source).all();
}

class Lexer {
  readonly #source: string;
  readonly #out: Token[] = [];
  #at = 0;
  #line = 1;
  /** One entry for each open `${`: how many braces are open inside it. */
  readonly #holes: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  all(): readonly Token[] {
    if (this.#source.startsWith('#!')) this.#skipLine();
    while (this.#at < this.#source.length) this.#next();
    return this.#out;
  }

  #next(): void {
    const source = this.#source;
    const char = source[this.#at]!;
    if (char === '\n') this.#line++;
    if (/\s/.test(char)) this.#at++;
    else if (source.startsWith('//', this.#at)) this.#skipLine();
    else if (source.startsWith('/*', this.#at)) this.#skipBlock();
    else if (char === "'" || char === '"') this.#quoted(char);
    else if (char === '`') this.#template();
    else if (char === '/' && this.#regexMayStart()) this.#regex();
    else if (!this.#matched(WORD, 'word') && !this.#matched(NUMBER, 'number')) this.#punctuation(char);
  }

  #push(type: Token['type'], text: string, line = this.#line): void {
    this.#out.push({ type, text, line });
  }

  #matched(pattern: RegExp, type: 'word' | 'number'): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found === null) return false;
    this.#push(type, found[0]);
    this.#at += found[0].length;
    return true;
  }

  #punctuation(char: string): void {
    this.#at++;
    const open = this.#holes.length - 1;
    if (char === '{' && open >= 0) this.#holes[open]!++;
    if (char === '}' && open >= 0 && this.#holes[open]!-- === 0) {
      this.#holes.pop();
      this.#templateText();
      return;
    }
    this.#push('punctuation', char);
  }

  #skipLine(): void {
    const end = this.#source.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#source.length : end;
  }

  #skipBlock(): void {
    const end = this.#source.indexOf('*/', this.#at + 2);
    const past = end < 0 ? this.#source.length : end + 2;
    this.#countLines(this.#source.slice(this.#at, past));
    this.#at = past;
  }

  /** A line break ends it in any case: an apostrophe in the text of a page must not swallow the rest of the file. */
  #quoted(quote: string): void {
    const line = this.#line;
    const start = ++this.#at;
    while (this.#at < this.#source.length) {
      const char = this.#source[this.#at]!;
      if (char === quote || char === '\n') break;
      if (char === '\\') this.#escaped();
      else this.#at++;
    }
    this.#push('string', this.#source.slice(start, this.#at), line);
    if (this.#source[this.#at] === quote) this.#at++;
  }

  #template(): void {
    this.#at++;
    this.#templateText();
  }

  #templateText(): void {
    const line = this.#line;
    const start = this.#at;
    while (this.#at < this.#source.length) {
      const char = this.#source[this.#at]!;
      if (char === '`' || this.#source.startsWith('${', this.#at)) break;
      if (char === '\\') this.#escaped();
      else {
        if (char === '\n') this.#line++;
        this.#at++;
      }
    }
    this.#push('string', this.#source.slice(start, this.#at), line);
    if (this.#source[this.#at] === '`') this.#at++;
    else if (this.#at < this.#source.length) {
      this.#at += 2;
      this.#holes.push(0);
    }
  }

  #regex(): void {
    const start = this.#at++;
    let inClass = false;
    while (this.#at < this.#source.length) {
      const char = this.#source[this.#at]!;
      if (char === '\n' || (char === '/' && !inClass)) break;
      if (char === '[') inClass = true;
      if (char === ']') inClass = false;
      if (char === '\\') this.#escaped();
      else this.#at++;
    }
    if (this.#source[this.#at] === '/') this.#at++;
    while (/[a-z]/.test(this.#source[this.#at] ?? '')) this.#at++;
    this.#push('regex', this.#source.slice(start, this.#at));
  }

  /** A slash divides after a value and opens a regular expression elsewhere; `</` closes an element. */
  #regexMayStart(): boolean {
    const before = this.#out.at(-1);
    if (before === undefined) return true;
    if (before.type === 'word') return BEFORE_REGEX.has(before.text);
    return before.type === 'punctuation' && ![')', ']', '}', '<'].includes(before.text);
  }

  #escaped(): void {
    if (this.#source[this.#at + 1] === '\n') this.#line++;
    this.#at += 2;
  }

  #countLines(text: string): void {
    for (const char of text) if (char === '\n') this.#line++;
  }
}
