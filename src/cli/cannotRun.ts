/** An error that keeps a command from running: shown without a stack, exit code 2. */
export class CannotRun extends Error {
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'CannotRun';
    this.hint = hint;
  }
}

/** Somebody pressed Ctrl-C or Ctrl-D at a question: exit code 130, without a word. */
export class Interrupted extends Error {}
