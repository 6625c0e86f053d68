import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { deploymentFile, type Deployment } from '../domain/deployment.ts';
import { listGone, listMoves } from '../domain/deployment/resolveRequest.ts';
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

export interface FolderCheck {
  builtFor: readonly HostName[];
  diagnostics: readonly Diagnostic[];
}

/** Checks that a folder matches its description, and that each of its hosts would serve it that way. */
export async function checkFolder(
  facts: FolderFacts,
  published: PublishedList = { file: '', paths: [] },
): Promise<FolderCheck> {
  const { deployment, files, label } = facts;
  const { builtFor, changed } = await compareHostFiles(facts);
  const missing = [...deployment.pages.map(({ file }) => file), deployment.notFound].filter(
    (file) => !files.has(file),
  );
  const description = `${label}/${deploymentFile}`;
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
  return { builtFor, changed };
}
