import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { deploymentFile, type Deployment } from '../../domain/deployment.ts';
import { listGone, listMoves } from '../../domain/deployment/resolveRequest.ts';
import { hostNames, hosts, type HostName } from '../hosts.ts';
import { checkMoves } from './checkMoves.ts';

export interface FolderFacts {
  deployment: Deployment;
  /** Every file below the folder, relative to it, with forward slashes. */
  files: ReadonlySet<string>;
  /** The text of one of them. */
  read: (file: string) => Promise<string>;
  /** The folder as findings name it. */
  label: string;
}

/** Addresses that were published once, and the file that lists them as findings name it. */
export interface PublishedList {
  file: string;
  paths: readonly string[];
}

export interface FolderCheck {
  /** The hosts whose files are in the folder, as the build wrote them. */
  builtFor: readonly HostName[];
  diagnostics: readonly Diagnostic[];
}

/** Whether a folder holds all that its description promises, and each host in it would serve it so. */
export async function checkFolder(
  facts: FolderFacts,
  published: PublishedList = { file: '', paths: [] },
): Promise<FolderCheck> {
  const { deployment, files, label } = facts;
  const { builtFor, changed, emitted } = await compareHostFiles(facts);
  const missing = [...deployment.pages.map(({ file }) => file), deployment.notFound].filter(
    (file) => !files.has(file),
  );
  const own = new Set([...files].filter((file) => !emitted.has(file)));
  return {
    builtFor,
    diagnostics: [
      ...missing.map((file) =>
        finding(
          'deploy/missing-file',
          placeOf(label, deploymentFile),
          `The page in ${file} is not in the folder.`,
          {
            hint: 'Build again, and copy the whole folder.',
          },
        ),
      ),
      ...findLost(deployment, published),
      ...checkMoves(deployment, own, placeOf(label, deploymentFile)),
      ...changed.map((file) =>
        finding('deploy/changed-file', placeOf(label, file), `${file} is not as the build wrote it.`, {
          hint: 'Build again with --host. What should differ belongs in data/redirects.yaml.',
        }),
      ),
      ...builtFor.flatMap((name) => hosts[name].check(deployment, label)),
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
      finding(
        'deploy/lost-address',
        { file, line: 1, column: 1 },
        `${path} was published, and the built site neither serves nor redirects it, nor says that it is gone.`,
        { hint: 'Add it to data/redirects.yaml, under redirects or gone, and build again.' },
      ),
    );
}

/** Two hosts may use the same names; whose files they are shows in what they say. */
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

function placeOf(label: string, file: string) {
  return { file: `${label}/${file}`, line: 1, column: 1 };
}
