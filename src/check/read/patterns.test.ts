import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import type * as ParsePrice from './price/parsePrice.ts';
import type * as ReadPage from './readPage.ts';
import './price/parsePrice.test.ts';
import './cases.test.ts';
import './jsonLd.test.ts';
import './markup.test.ts';
import './page/refresh.test.ts';
import './platforms.test.ts';
import './retailers.test.ts';
import './shownLabels.test.ts';
import './shownPrice.test.ts';
import './stock.test.ts';
import './tiles.test.ts';
import './visible.test.ts';
import './walls.test.ts';

/** The inputs of the reader's tests, as functions that return the result as text. */
const { asked, ask } = vi.hoisted(() => {
  const known = new Map<string, () => string>();
  return {
    asked: known,
    ask:
      <A extends unknown[], R>(name: string, read: (...args: A) => R) =>
      (...args: A): R => {
        const key = `${name} ${JSON.stringify(args)}`;
        if (key.length < 30_000) known.set(key, () => JSON.stringify(read(...args)));
        return read(...args);
      },
  };
});
vi.mock('./readPage.ts', async (original) => {
  const module = await original<typeof ReadPage>();
  return {
    ...module,
    readPage: ask('page', module.readPage),
    readRefresh: ask('refresh', module.readRefresh),
  };
});
vi.mock('./price/parsePrice.ts', async (original) => {
  const module = await original<typeof ParsePrice>();
  return {
    ...module,
    parsePrice: ask('price', module.parsePrice),
    parseAmount: ask('amount', module.parseAmount),
  };
});

const src = fileURLToPath(new URL('../../', import.meta.url));
const maxPatterns = 150;

/** The regular expressions in the reader's sources, except words/ and those for bodies: the location and source of each. */
function listPatterns(): [place: string, source: string][] {
  const files = ['web', 'check/read'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^body|^cases|^words/.test(file))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) => {
    const found: [string, string][] = [];
    const tree = ts.createSourceFile(
      file,
      readFileSync(join(src, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const source = node.getText().slice(1, node.getText().lastIndexOf('/'));
        found.push([`${file}:${line} ${source}`, source]);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

// The methods of regular expressions and of strings all call this one.
const exec: (this: RegExp, text: string) => RegExpExecArray | null = Reflect.get(RegExp.prototype, 'exec');

function withExec<T>(replacement: typeof exec, run: () => T): T {
  RegExp.prototype.exec = replacement;
  try {
    return run();
  } finally {
    RegExp.prototype.exec = exec;
  }
}

describe('the patterns of the reader', () => {
  const patterns = listPatterns();
  const answers: { ask: () => string; answer: string }[] = [];
  const matched = new Map<string, Set<number>>();

  it('are few', () => {
    expect(patterns.length).toBeLessThanOrEqual(maxPatterns);
  });

  it('are all run by the tests above', () => {
    expect(asked.size).toBeGreaterThan(1_000);
    for (const read of [...asked.values()]) {
      const index = answers.length;
      const note = function (this: RegExp, text: string): RegExpExecArray | null {
        const found = exec.call(this, text);
        if (found !== null) matched.set(this.source, (matched.get(this.source) ?? new Set()).add(index));
        return found;
      };
      answers.push({ ask: read, answer: withExec(note, read) });
    }
  });

  it.each(patterns)('%s is needed by a test', (_place, source) => {
    const never = function (this: RegExp, text: string): RegExpExecArray | null {
      return this.source === source ? null : exec.call(this, text);
    };
    const needed = [...(matched.get(source) ?? [])].some((index) => {
      const known = answers[index];
      return known !== undefined && withExec(never, known.ask) !== known.answer;
    });
    expect(needed).toBe(true);
  });
});
