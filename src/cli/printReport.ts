import { writeFile } from 'node:fs/promises';
import { printable } from '../diagnostics/printable.ts';

/** Returns whether the report was written to the file. If it cannot be written it goes to stdout, so it is not lost. */
export async function printReport(text: string, file: string | undefined): Promise<boolean> {
  if (file === undefined) {
    process.stdout.write(text);
    return true;
  }
  try {
    await writeFile(file, text);
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stdout.write(text);
    process.stderr.write(
      `error: ${printable(`The report could not be written to ${file} (${why}); it is on stdout.`)}\n`,
    );
    return false;
  }
}
