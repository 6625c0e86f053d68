import { type Content, loadContent } from '../content/content.ts';
import { CannotRun } from './cannotRun.ts';
import { cacheDir, requireFolder } from './options.ts';

export async function loadValid(dir: string, today: string): Promise<Content> {
  await requireFolder(dir);
  const { content } = await loadContent(dir, { today, cacheDir });
  if (content === null)
    throw new CannotRun(
      'The data has errors.',
      `guides validate${dir === 'data' ? '' : ` --data ${dir}`} shows them.`,
    );
  return content;
}
