/**
 * Makes pages from the sources as they are now, in a process of its own: a changed template needs a new one, changed
 * data does not. Speaks with the server in messages.ts.
 */
import { dirname, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../../content/content.ts';
import { requestResolver } from '../../domain/deployment/resolveRequest.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { planDeployment } from '../../site/deployment.ts';
import { planSite } from '../../site/plan.ts';
import { contentCache, todayInUtc } from '../options.ts';
import { withDrafts } from './drafts.ts';
import { explainFault } from './explainFault.ts';
import type { MakerAnswer, Made, Request } from './messages.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    today: { type: 'string' },
    drafts: { type: 'boolean' },
  },
});

type Produce = () => Promise<Uint8Array | string> | Uint8Array | string;

interface Site {
  /** By path below the output folder. */
  files: ReadonlyMap<string, Produce>;
  /** How a server of the built site answers. */
  resolve: ReturnType<typeof requestResolver>;
  notFound: string;
  drafts: ReadonlySet<string>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

let site: Site = {
  files: new Map(),
  resolve: () => ({ kind: 'notFound' }),
  notFound: '',
  drafts: new Set(),
};
let work = Promise.resolve();

process.on('message', (request: Request) => {
  // One after the other: a page is made of the data that was saved before it was asked for.
  work = work.then(async () => {
    answer(
      request.kind === 'plan'
        ? await plan()
        : { kind: 'made', id: request.id, made: await make(request.target) },
    );
  });
});
// The server is gone, for whatever reason.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

function answer(message: MakerAnswer): void {
  process.send?.(message);
}

async function plan(): Promise<MakerAnswer> {
  const planned = (problems: string | null, warnings: string | null): MakerAnswer => ({
    kind: 'planned',
    problems,
    warnings,
  });
  try {
    const today = values.today ?? todayInUtc();
    const loaded = await loadContent(values.data, { today, cacheFile: contentCache });
    const report =
      loaded.diagnostics.length === 0
        ? null
        : formatDiagnostics(loaded.diagnostics, 'pretty', { color: false, summary: { files: loaded.files } });
    if (loaded.content === null) return planned(report, null);
    const { content, drafts } =
      values.drafts === true
        ? withDrafts(loaded.content)
        : { content: loaded.content, drafts: new Set<string>() };
    const baseUrl = content.site.base_url;
    const sitePlan = await planSite(content, { today, baseUrl, cacheDir: dirname(contentCache) });
    const deployment = planDeployment(sitePlan, content, baseUrl);
    site = {
      files: new Map(sitePlan.files.map(({ path, produce }) => [path, produce])),
      resolve: requestResolver(deployment),
      notFound: deployment.notFound,
      drafts,
    };
    return planned(null, report);
  } catch (error) {
    return planned(explainFault(error), null);
  }
}

async function make(target: string): Promise<Made> {
  const answer = site.resolve({ host: null, secure: false, target });
  // Browsers do not keep a 302: the data may say otherwise at the next save.
  if (answer.kind === 'redirect') return { status: 302, headers: { location: answer.location }, body: '' };
  const found = 'file' in answer ? site.files.get(answer.file) : undefined;
  const file = found !== undefined && 'file' in answer ? answer.file : site.notFound;
  const produce = found ?? site.files.get(file);
  const headers: Record<string, string> = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
  };
  if (answer.kind === 'page' && site.drafts.has(answer.path)) headers['x-draft'] = 'true';
  const status = found !== undefined ? 200 : answer.kind === 'gone' ? 410 : 404;
  try {
    return { status, headers, body: (await produce?.()) ?? '' };
  } catch (error) {
    return {
      status: 500,
      headers: { 'content-type': types['.txt'] ?? '', 'x-fault': 'true' },
      body: explainFault(error),
    };
  }
}
