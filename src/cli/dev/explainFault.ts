import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../platform/project.ts';

/** A mistake in a template or in the program: its message, and the first place in the project's own files. */
export function explainFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const root = fileURLToPath(projectFolder);
  const frame = (error.stack ?? '')
    .split('\n')
    .map((line) => /\(?((?:file:\/\/)?\/[^()\s]+):(\d+):(\d+)\)?$/.exec(line))
    .find((found) => found?.[1]?.includes(root) === true && !found[1].includes('node_modules'));
  if (!frame) return error.message;
  const [, file = '', line, column] = frame;
  const path = relative(root, file.startsWith('file:') ? fileURLToPath(file) : file);
  return `${path}:${line}:${column}\n  ${error.name}: ${error.message}`;
}
