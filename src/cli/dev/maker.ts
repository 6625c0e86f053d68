import { loadContent, type Content, type LoadResult } from '../../content/content.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { requestResolver } from '../../domain/deployment/resolveRequest.ts';
import { planDeployment } from '../../site/build/deployment.ts';
import { planSite } from '../../site/build/plan.ts';
import { cacheDir, todayInUtc } from '../options.ts';
import { draftNotes, withDrafts } from './drafts.ts';
import { mediaType } from '../../domain/deployment/answerHeaders.ts';

export interface MakerOptions {
  data: string;
  today: string | undefined;
  drafts: boolean;
}

export interface Planned {
  kind: 'planned';
  known: readonly string[];
  news: string | null;
  problems: string | null;
}

export interface Made {
  kind: 'file';
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
  draft: string | null;
}

export interface Maker {
  /** Reads the data again; known is the result of the previous reading. */
  plan: (known: readonly string[] | null) => Promise<Planned>;
  /** Makes one file for a request. */
  make: (target: string) => Promise<Made>;
}

type Produce = () => Promise<Uint8Array | string> | Uint8Array | string;

/** The last site without errors. */
let site = {
  files: new Map<string, Produce>(),
  resolve: (() => ({ kind: 'notFound' })) as ReturnType<typeof requestResolver>,
  notFound: '',
  drafts: new Set<string>() as ReadonlySet<string>,
  notes: new Map<string, string>() as ReadonlyMap<string, string>,
};

export function createMaker(options: MakerOptions): Maker {
  let planned: Promise<unknown> = Promise.resolve();
  return {
    plan: (known) => {
      const next = plan(options, known);
      planned = next.catch(() => undefined);
      return next;
    },
    // A page shows the data saved before it was requested.
    make: (target) => planned.then(() => make(target)),
  };
}

async function plan(
  { data, today = todayInUtc(), drafts }: MakerOptions,
  known: readonly string[] | null,
): Promise<Planned> {
  const loaded = await loadContent(data, { today, cacheDir, preview: drafts });
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
  const planOf = async (some: Content) => {
    const { content, drafts: shown } = drafts
      ? withDrafts(some)
      : { content: some, drafts: new Set<string>() };
    const baseUrl = content.site.base_url;
    const { files, ...rest } = await planSite(content, { today, baseUrl, cacheDir });
    const deployment = planDeployment({ files, ...rest }, content, baseUrl);
    return { files: files.map(({ path, produce }) => [path, produce] as const), deployment, shown };
  };
  const sound = await planOf(loaded.content);
  // An unfinished draft may name a box that does not exist yet, so it only adds its own pages.
  const unfinished = loaded.preview && (await planOf(loaded.preview).catch(() => null));
  const { deployment, shown } = unfinished ?? sound;
  site = {
    files: new Map([...(unfinished?.files ?? []), ...sound.files]),
    resolve: requestResolver(deployment),
    notFound: deployment.notFound,
    drafts: shown,
    notes: drafts ? draftNotes(loaded.diagnostics, loaded.content.site) : new Map<string, string>(),
  };
  return { ...planned, problems: null };
}

function formatNews({ diagnostics, files }: LoadResult, known: readonly string[] | null): string | null {
  const fresh = diagnostics.filter((diagnostic) =>
    known === null ? diagnostic.severity === 'error' : !known.includes(keyOf(diagnostic)),
  );
  if (fresh.length === 0) return null;
  const others = diagnostics.length - fresh.length;
  const note = `${others} more; run guides validate to see all of them.`;
  const summary = { files, ...(others > 0 && { note }) };
  return formatDiagnostics(fresh, 'pretty', { color: false, summary });
}

/** Without the line, which changes while somebody types above it. */
function keyOf({ code, at, message }: Diagnostic): string {
  return `${code} ${at.file} ${message}`;
}

async function make(target: string): Promise<Made> {
  const answer = site.resolve({ host: null, secure: false, target });
  // 302 is not cached, and the next save may change the redirect.
  if (answer.kind === 'redirect') {
    return { kind: 'file', status: 302, headers: { location: answer.location }, body: '', draft: null };
  }
  const draft = draftOf(answer, target);
  const read = 'file' in answer ? site.files.get(answer.file) : undefined;
  const shown = draft === null ? undefined : await Promise.resolve(read?.()).catch(() => undefined);
  if (shown === undefined && draft !== null) {
    const body = '<!doctype html><title>Draft</title><body><p>This draft cannot be shown yet.</p></body>';
    return { kind: 'file', status: 200, headers: { 'content-type': 'text/html' }, body, draft };
  }
  const file = read !== undefined && 'file' in answer ? answer.file : site.notFound;
  const produce = read ?? site.files.get(file);
  return {
    kind: 'file',
    status: read !== undefined ? 200 : answer.kind === 'gone' ? 410 : 404,
    headers: { 'content-type': mediaType(file) },
    body: shown ?? (await produce?.()) ?? '',
    draft,
  };
}

/** The notes about the draft at a path, even if its errors keep it from showing; null for other paths. */
function draftOf(answer: ReturnType<typeof site.resolve>, target: string): string | null {
  const [path = ''] = target.split('?');
  const notes = site.notes.get(path);
  if (answer.kind === 'page') return site.drafts.has(answer.path) ? (notes ?? '') : null;
  return notes ?? null;
}
