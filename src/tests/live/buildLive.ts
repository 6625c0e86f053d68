import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { makeSite } from '../../site/build/makeSite.ts';
import type { LoadedData } from './liveData.ts';

/** Builds a site for production and audits it; returns the errors or "published". */
export async function buildAndAudit({ content, today }: LoadedData, folder: string): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'live-'));
  try {
    const { outcome, diagnostics, files } = await makeSite(content, {
      today,
      baseUrl: content.site.base_url,
      cacheDir: join(tmpdir(), 'guides-test-cache'),
      out: join(scratch, 'dist'),
      surroundings: { cwd: scratch, data: folder },
      dataLabel: 'data',
      policyInPages: false,
      planHosts: (deployment) => ({ deployment, files: [], diagnostics: [] }),
      strict: false,
      onProgress: () => undefined,
    });
    if (outcome === 'published') return outcome;
    return `${outcome}: ${formatDiagnostics(diagnostics, 'pretty', { color: false, summary: { files: files.length } })}`;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
