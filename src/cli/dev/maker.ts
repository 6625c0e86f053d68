/**
 * Makes pages from the sources as they are now, in a process of its own: a changed template needs a new one, changed
 * data does not. makerProcess.ts talks to it.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadContent, type LoadResult } from '../../content/content.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { mediaType } from '../../domain/deployment/mediaTypes.ts';
import { requestResolver } from '../../domain/deployment/resolveRequest.ts';
import { projectFolder } from '../../platform/project.ts';
import { planDeployment } from '../../site/deployment.ts';
import { planSite } from '../../site/plan.ts';
import { cacheDir, todayInUtc } from '../options.ts';
import { withDrafts } from './drafts.ts';
import type { Made, Planned, Task } from './makerProcess.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    today: { type: 'string' },
    drafts: { type: 'boolean' },
  },
});

type Produce = () => Promise<Uint8Array | string> | Uint8Array | string;

/** The last site whose data had no errors. */
let site = {
  /** By path below the output folder. */
  files: new Map<string, Produce>(),
  /** How a server of the built site answers. */
  resolve: (() => ({ kind: 'notFound' })) as ReturnType<typeof requestResolver>,
  notFound: '',
  drafts: new Set<string>() as ReadonlySet<string>,
};
let work = Promise.resolve();

process.on('message', ({ id, ...task }: Task & { id: number }) => {
  // One after the other: a page is made of the data that was saved before it was asked for.
  work = work.then(async () => {
    const done = task.kind === 'plan' ? plan(task.known) : make(task.target);
    const answer = await done.catch((error: unknown) => ({ kind: 'fault', fault: explainFault(error) }));
    process.send?.({ id, answer });
  });
});
// The server is gone, for whatever reason.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

async function plan(known: readonly string[] | null): Promise<Planned> {
  const today = values.today ?? todayInUtc();
  const loaded = await loadContent(values.data, { today, cacheDir });
  const planned = {
    kind: 'planned',
    known: loaded.diagnostics.map(keyOf),
    news: formatNews(loaded, known),
  } as const;
  if (loaded.content === null) {
    const summary = { files: loaded.files };
    return {
      ...planned,
      problems: formatDiagnostics(loaded.diagnostics, 'pretty', { color: false, summary }),
    };
  }
  const { content, drafts } =
    values.drafts === true
      ? withDrafts(loaded.content)
      : { content: loaded.content, drafts: new Set<string>() };
  const baseUrl = content.site.base_url;
  const sitePlan = await planSite(content, { today, baseUrl, cacheDir });
  const deployment = planDeployment(sitePlan, content, baseUrl);
  site = {
    files: new Map(sitePlan.files.map(({ path, produce }) => [path, produce])),
    resolve: requestResolver(deployment),
    notFound: deployment.notFound,
    drafts,
  };
  return { ...planned, problems: null };
}

/** A report of what the last one did not have; at first, of the errors. */
function formatNews({ diagnostics, files }: LoadResult, known: readonly string[] | null): string | null {
  const fresh = diagnostics.filter((diagnostic) =>
    known === null ? diagnostic.severity === 'error' : !known.includes(keyOf(diagnostic)),
  );
  if (fresh.length === 0) return null;
  const others = diagnostics.length - fresh.length;
  const note = `${others} more: guides validate shows all.`;
  const summary = { files, ...(others > 0 && { note }) };
  return formatDiagnostics(fresh, 'pretty', { color: false, summary });
}

/** Lines move while somebody types above them. */
function keyOf({ code, at, message }: Diagnostic): string {
  return `${code} ${at.file} ${message}`;
}

async function make(target: string): Promise<Made> {
  const answer = site.resolve({ host: null, secure: false, target });
  // Browsers do not cache a 302, and the data may say otherwise at the next save.
  if (answer.kind === 'redirect') {
    return { kind: 'file', status: 302, headers: { location: answer.location }, body: '', isDraft: false };
  }
  const found = 'file' in answer ? site.files.get(answer.file) : undefined;
  const file = found !== undefined && 'file' in answer ? answer.file : site.notFound;
  const produce = found ?? site.files.get(file);
  return {
    kind: 'file',
    status: found !== undefined ? 200 : answer.kind === 'gone' ? 410 : 404,
    headers: { 'content-type': mediaType(file) },
    body: (await produce?.()) ?? '',
    isDraft: answer.kind === 'page' && site.drafts.has(answer.path),
  };
}

/** A mistake in a template or in the program: its message, and the first location in the project's own files. */
function explainFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const root = fileURLToPath(projectFolder);
  const frame = (error.stack ?? '')
    .split('\n')
    .map((line) => /\(?((?:file:\/\/)?\/[^()\s]+):(\d+):(\d+)\)?$/.exec(line))
    .find((found) => found?.[1]?.includes(root) === true && !found[1].includes('node_modules'));
  if (!frame) return error.message;
  const [, file = '', line, column] = frame;
  const path = relative(root, file.startsWith('file:') ? fileURLToPath(file) : file);
  return `${path}:${line}:${column}\n  ${error.name}: ${error.message}`;
}
