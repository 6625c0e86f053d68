import { fileURLToPath } from 'node:url';
import { loadContent, type Content } from '../../content/content.ts';

/**
 * Four games as they once stood in `data/`, for the tests of pages: Catan has editions, Azul a ranked base game and
 * standalone boxes, Terraforming Mars the longest guide. What the live data says later changes nothing here.
 */
export const sampleFolder = fileURLToPath(new URL('./data/', import.meta.url));

/** The day that the tests of the sample take for today. */
export const today = '2026-11-21';

export async function loadSample(): Promise<Content> {
  const { content, diagnostics } = await loadContent(sampleFolder, { today });
  if (content === null) throw new Error(JSON.stringify(diagnostics, null, 2));
  return content;
}
