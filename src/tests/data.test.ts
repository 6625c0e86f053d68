import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadContent } from '../content/content.ts';
import { formatDiagnostics } from '../diagnostics/format.ts';

const data = fileURLToPath(new URL('../../data/', import.meta.url));

it('has nothing to say about the project’s own data, not even a warning', async () => {
  const { diagnostics, files } = await loadContent(data, { today: '2026-11-21' });
  const text = formatDiagnostics(diagnostics, 'pretty', { color: false, summary: { files } });
  expect(text).toBe(`No problems in ${files} files.\n`);
});
