/** What keeps a command from running, for the person who typed it: exit code 2, without a stack. */
export class CannotRun extends Error {
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'CannotRun';
    this.hint = hint;
  }
}
