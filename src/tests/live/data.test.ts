import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { validityProblems } from '../site/htmlValidity.ts';
import { renderPages } from '../site/renderSite.ts';
import { buildAndAudit } from './buildLive.ts';
import { latestDay, liveFolder, loadLive } from './liveData.ts';

describe('the live data', () => {
  it('validates without an error', async () => {
    const { diagnostics, files } = await loadContent(liveFolder, { today: await latestDay(liveFolder) });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(formatDiagnostics(errors, 'pretty', { color: false, summary: { files } })).toBe(
      `No problems in ${files} files.\n`,
    );
  });

  it('builds a site that passes the audit', async () => {
    expect(await buildAndAudit(await loadLive(), liveFolder)).toBe('published');
  });

  it('has only pages of valid HTML', async () => {
    const { content, today } = await loadLive();
    const problems: Record<string, string[]> = {};
    for (const [route, html] of await renderPages(content, { today })) {
      const found = await validityProblems(html);
      if (found.length > 0) problems[route] = found;
    }
    expect(problems).toEqual({});
  });
});
