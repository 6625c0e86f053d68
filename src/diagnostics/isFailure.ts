import { countDiagnostics, type Diagnostic } from './diagnostic.ts';

/** Whether these findings end a command with exit code 1: an error does, a warning only under --strict. */
export function isFailure(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics);
  return errors > 0 || (strict && warnings > 0);
}
