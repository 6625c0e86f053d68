import type { FoundFile } from '../findFiles.ts';

/** Files that rules look at together: a game with its guides and offers; or all text pages with the home page. */
export interface Unit {
  name: string;
  files: UnitFile[];
}

export interface UnitFile extends FoundFile {
  /** Of its content. */
  hash: string;
}

/** The unit of the text pages, site.yaml and home.yaml. Ids of games hold no blank. */
export const pagesUnit = 'text pages';

/** Groups files. gameOf tells the game of a guide by the guide's path. */
export function groupUnits(files: readonly UnitFile[], gameOf: (path: string) => string): Unit[] {
  const units = new Map<string, Unit>();
  for (const file of files) {
    const name = unitOf(file, gameOf);
    if (name === null) continue;
    const unit = units.get(name);
    if (unit) unit.files.push(file);
    else units.set(name, { name, files: [file] });
  }
  return [...units.values()];
}

function unitOf({ kind, name, path }: FoundFile, gameOf: (path: string) => string): string | null {
  switch (kind) {
    case 'game':
    case 'offers':
      return name;
    case 'guide':
      return gameOf(path);
    case 'page':
    case 'site':
    case 'home':
      return pagesUnit;
    case 'retailers':
    case 'redirects':
    case 'editorial':
      return null;
  }
}
