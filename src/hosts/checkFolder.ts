import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { deploymentFile, type Deployment } from '../domain/deployment.ts';
import { listGone, listMoves, leadsInCircle } from '../domain/deployment/resolveRequest.ts';
import { checkHost, hostNames, hosts, type HostName } from './hosts.ts';

export interface FolderFacts {
  deployment: Deployment;
  files: ReadonlySet<string>;
  read: (file: string) => Promise<string>;
  label: string;
}

export interface PublishedList {
  file: string;
  paths: readonly string[];
}

/** Checks that a folder matches its description, and that each of its hosts would serve it that way. */
export async function checkFolder(facts: FolderFacts, published: PublishedList = { file: '', paths: [] }) {
  const { deployment, files, label } = facts;
  const { builtFor, changed, emitted } = await compareHostFiles(facts);
  const missing = [...deployment.pages.map(({ file }) => file), deployment.notFound].filter(
    (file) => !files.has(file),
  );
  const description = `${label}/${deploymentFile}`;
  const own = new Set([...files].filter((file) => !emitted.has(file)));
  return {
    builtFor,
    diagnostics: [
      ...missing.map((file) =>
        diagnostic(
          'deploy/missing-file',
          description,
          `The page in ${file} is not in the folder.`,
          'Build again, and copy the whole folder.',
        ),
      ),
      ...findLost(deployment, published),
      ...checkMoves(deployment, own, description),
      ...changed.map((file) =>
        diagnostic(
          'deploy/changed-file',
          `${label}/${file}`,
          `${file} has changed since the build.`,
          'Build again with --host. Put your own redirects in data/redirects.yaml.',
        ),
      ),
      ...builtFor.flatMap((name) => checkHost(name, deployment, label, files.size)),
    ],
  };
}

function findLost(deployment: Deployment, { file, paths }: PublishedList): Diagnostic[] {
  const answered = new Set([
    ...deployment.pages.map(({ path }) => path),
    ...listMoves(deployment).keys(),
    ...listGone(deployment),
  ]);
  return paths
    .filter((path) => !answered.has(path))
    .map((path) =>
      diagnostic(
        'deploy/lost-address',
        file,
        `${path} was published, but the built site does not serve it, redirect it, or list it as gone.`,
        'Add it to data/redirects.yaml, under redirects or gone, and build again.',
      ),
    );
}

/** Two hosts may use the same file names, so the contents tell whose files they are. */
async function compareHostFiles({ deployment, files, read }: FolderFacts) {
  const builtFor: HostName[] = [];
  const explained = new Set<string>();
  const emitted = new Set<string>();
  for (const name of hostNames) {
    const { configFiles, files: filesFor } = hosts[name];
    if (!configFiles.every((file) => deployment.hostFiles.includes(file))) continue;
    const wanted = filesFor(deployment);
    const same = await Promise.all(
      wanted.map(async ({ path, text }) => files.has(path) && (await read(path)) === text),
    );
    const matching = wanted.filter((_, index) => same[index] === true);
    if (matching.length === wanted.length) builtFor.push(name);
    for (const { path } of matching) explained.add(path);
    for (const { path } of wanted) emitted.add(path);
  }
  const changed = deployment.hostFiles.filter((file) => emitted.has(file) && !explained.has(file));
  return { builtFor, changed, emitted };
}

/** Checks that redirects reach a page in one hop and hide no file. files: the site's; at: where redirects are listed. */
function checkMoves({ pages, redirects }: Deployment, files: ReadonlySet<string>, at: string): Diagnostic[] {
  const paths = new Set(pages.map(({ path }) => path));
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const hint = 'Correct it in data/redirects.yaml, and build again.';
  return redirects.flatMap(({ from, to }) => {
    const hidden = `${from} redirects to ${to}, but the site has a file at the old address.`;
    const shadowed =
      paths.has(from) || files.has(from.slice(1))
        ? [diagnostic('deploy/shadowed-file', at, hidden, 'Delete the redirect, or the file.')]
        : [];
    if (paths.has(to)) return shadowed;
    const leads = `${from} redirects to ${to}`;
    const wrong = !targets.has(to)
      ? diagnostic('deploy/no-page', at, `${leads}, which is not a page.`, hint)
      : leadsInCircle(from, targets)
        ? diagnostic('deploy/loop', at, `${leads}, in a loop.`, hint)
        : diagnostic('deploy/chain', at, `${leads}, which redirects again.`, hint);
    return [...shadowed, wrong];
  });
}
