import { countDiagnostics, type Diagnostic } from './diagnostic.ts';

/** Whether diagnostics end a command with exit code 1: errors do, warnings only under --strict, notes never. */
export function isFailure(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  const { errors, warnings } = countDiagnostics(diagnostics);
  return errors > 0 || (strict && warnings > 0);
}
