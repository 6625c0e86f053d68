import { explainRefusal, type SystemError } from '../../platform/systemError.ts';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';

const hints: Record<string, string> = {
  EROFS: 'Give --out a folder on another disk.',
  ENAMETOOLONG: 'Use shorter slugs or a shorter --out.',
};

/** A refusal by the operating system. begun: the build had already started to put files in place. */
export function describeFailure(error: SystemError, label: string, begun: boolean): Diagnostic {
  const { reason, hint } = explainRefusal(error);
  const state = begun
    ? ` ${label}/ now holds old and new files, each of them complete; the next build finishes the work.`
    : '';
  return finding(
    'build/write-failed',
    { file: label, line: 1, column: 1 },
    `The site could not be written: ${reason}.${state}`,
    { hint: `${hints[error.code] ?? hint} Then build again. The system said: ${error.message}` },
  );
}
