/** What was asked for or set is wrong, and stays so until somebody changes it. */
export const EXIT_WRONG = 2;
/** `EX_TEMPFAIL` of sysexits.h: a service manager does well to try again. */
export const EXIT_TRY_AGAIN = 75;

/** Something that the person who runs a command has to put right: one line that says what, and an exit code. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly exitCode: number;

  constructor(message: string, exitCode = EXIT_WRONG) {
    super(message);
    this.exitCode = exitCode;
  }
}
