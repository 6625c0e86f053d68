import { Command } from 'commander';
import { wantsColor } from './options.ts';
import { explainCode, listCodes, suggestCode } from '../diagnostics/explain.ts';
import { CannotRun } from './cannotRun.ts';

export const command = new Command('explain')
  .description('Explains a diagnostic code and how to fix the problem. Without a code, lists all codes.')
  .argument('[code]', 'diagnostic code, for example offer/unknown-expansion')
  .action((code: string | undefined) => {
    if (code === undefined) {
      process.stdout.write(listCodes());
      return;
    }
    const text = explainCode(code, wantsColor(process.stdout, process.env));
    if (text === null) throw new CannotRun(`There is no code "${code}".`, suggestCode(code));
    process.stdout.write(text);
  });
