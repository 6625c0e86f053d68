import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { projectFolder } from './projectFolder.ts';

const parts = ['src/', 'templates/', 'data/schemas/'] as const;
const files = ['package.json', 'package-lock.json'] as const;

let known: string | undefined;

/** Changes with whatever the program is made of: its sources, templates, styles and schemas, and the packages it uses. */
export function programVersion(): string {
  return (known ??= hashProgram());
}

function hashProgram(): string {
  const hash = createHash('sha256');
  const add = (name: string) =>
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(new URL(name, projectFolder)));
  for (const name of files) add(name);
  for (const part of parts) {
    const names = readdirSync(new URL(part, projectFolder), { recursive: true }).map(
      (name) => part + String(name),
    );
    // Folders, and tests, change nothing that is kept.
    for (const name of names.sort())
      if (!/^src\/(?:tests|check|serve)\/|\.test\.tsx?$/.test(name) && /\.(?:tsx?|css|json|svg)$/.test(name))
        add(name);
  }
  return hash.update(process.version).digest('base64url').slice(0, 22);
}
