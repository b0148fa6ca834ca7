/** Something that the person who runs a command has to put right: one line that says what, and exit code 2. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
