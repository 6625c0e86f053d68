import { join, resolve } from 'node:path';
import type { Content } from '../content/content.ts';
import { readKept, writeKept } from '../content/disk/kept.ts';
import { programVersion } from '../platform/project.ts';
import { stampOf } from '../content/disk/stamp.ts';
import type { BuildResult } from './buildResult.ts';
import { contentHash } from '../platform/hash.ts';
import { statePaths } from './write/stateFolder.ts';

/** A build without findings: its inputs, and the files that it left in the output folder. */
interface WholeBuild {
  content: string;
  today: string;
  pages: number;
  /** Path, stamp and bytes of each file. */
  files: [path: string, stamp: string, bytes: number][];
  manifest: string;
}

/**
 * Remembers the last build of an output folder, so that one with the same content and day need not plan
 * anything.
 */
export interface WholeBuildStore {
  /** The result of a build that would change nothing; null if it may change something. */
  find: () => BuildResult | null;
  save: (result: BuildResult) => void;
}

/** out is an absolute path; key changes with all options. */
export function wholeBuildStore(
  content: Pick<Content, 'hashes'>,
  { cacheDir, out, today, key }: { cacheDir: string; out: string; today: string; key: string },
): WholeBuildStore {
  const file = join(cacheDir, 'build', `${contentHash(resolve(out))}-whole.json`);
  const fullKey = `${programVersion()} ${key}`;
  const hash = content.hashes?.all ?? null;
  const manifest = statePaths(out).manifest;
  return {
    find: () => {
      if (hash === null) return null;
      const known = readKept(file, fullKey) as WholeBuild | null;
      if (known?.content !== hash || known.today !== today) return null;
      if (stampOf(manifest) !== known.manifest) return null;
      if (known.files.some(([path, stamp]) => stampOf(join(out, path)) !== stamp)) return null;
      const files = known.files.map(([path, , bytes]) => ({ path, state: 'unchanged' as const, bytes }));
      return {
        outcome: 'published',
        begun: false,
        pages: known.pages,
        written: 0,
        unchanged: files.length,
        removed: 0,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        milliseconds: 0,
        diagnostics: [],
        files,
      };
    },
    save: ({ outcome, diagnostics, pages, files }) => {
      if (hash === null || outcome !== 'published' || diagnostics.length > 0) return;
      const stamped = files.flatMap(({ path, stamp, bytes }): WholeBuild['files'] =>
        stamp === undefined ? [] : [[path, stamp, bytes]],
      );
      const left = { content: hash, today, pages, files: stamped, manifest: stampOf(manifest) ?? '' };
      writeKept(file, fullKey, left satisfies WholeBuild);
    },
  };
}
