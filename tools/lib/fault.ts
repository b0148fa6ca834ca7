/** One thing that a check found, where, and the rule it breaks. */
export interface Fault {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

export function inWords({ file, line, message }: Fault): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
