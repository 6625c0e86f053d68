import { commandCodes } from './codes/commands.ts';
import { dataCodes } from './codes/data.ts';
import { editorialCodes } from './codes/editorial.ts';
import { fileCodes } from './codes/files.ts';
import type { CodeInfo } from './codeInfo.ts';

export const codes = { ...fileCodes, ...dataCodes, ...editorialCodes, ...commandCodes };

export type Code = keyof typeof codes;

/** title: the first sentence of the text, without a period. */
export function infoOf(code: Code): CodeInfo & { title: string } {
  const written: string | CodeInfo = codes[code];
  const info = typeof written === 'string' ? { text: written } : written;
  return { ...info, title: info.text.split('. ')[0]?.replace(/\.$/, '') ?? '' };
}
