import { readFile } from 'node:fs/promises';
import { findFiles, type FoundFile } from '../findFiles.ts';
import { openSource, type Source } from '../source.ts';
import { shownPath } from '../shownPath.ts';

/** A YAML file of the data as it is on disk. */
export interface DataFile extends FoundFile {
  source: Source;
}

/** Every YAML file of a data folder. */
export async function readDataFiles(dir: string): Promise<DataFile[]> {
  const { yaml } = await findFiles(dir);
  return Promise.all(
    yaml.map(async (file) => ({
      ...file,
      source: openSource(shownPath(file.path), await readFile(file.path, 'utf8')),
    })),
  );
}
