/** An error that stops a command: shown without a stack, exit code 2. */
export class CannotRun extends Error {
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'CannotRun';
    this.hint = hint;
  }
}

/** Ctrl-C or Ctrl-D at a question: exit code 130, no message. */
export class Interrupted extends Error {}
