import type { Content } from '../content/content.ts';
import { CannotRun } from './cannotRun.ts';
import { cacheDir, requireFolder } from './options.ts';

/** The content of a data folder. Throws CannotRun if there is no such folder, or if the data has errors. */
export async function loadValid(dir: string, today: string): Promise<Content> {
  await requireFolder(dir);
  const { loadContent } = await import('../content/content.ts');
  const { content } = await loadContent(dir, { today, cacheDir });
  if (content === null)
    throw new CannotRun(
      'The data has errors.',
      `guides validate${dir === 'data' ? '' : ` --data ${dir}`} shows them.`,
    );
  return content;
}
