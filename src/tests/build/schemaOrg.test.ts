import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { afterPriceCheck } from '../site/dataFiles.ts';
import { renderPages } from '../site/renderSite.ts';

/** The same with one word for every text and one entry for every kind of entry, since types ignore the rest. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^https:\/\/schema\.org/.test(value) ? value : 'text';
  if (Array.isArray(value)) {
    const shapes = value.map((item) => JSON.stringify(shapeOf(item)));
    return [...new Set(shapes)].map((shape): unknown => JSON.parse(shape));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '@type' ? inner : shapeOf(inner)] as const),
  );
}

/** Compiler errors for texts as values of schema.org's vocabulary, with the text. */
function vocabularyFaults(texts: readonly string[]): { text: string; fault: string }[] {
  const name = fileURLToPath(new URL('./vocabulary.ts', import.meta.url));
  const lines = texts.map((text, index) => `export const page${index}: Graph = ${text};`);
  const source = `import type { Graph } from 'schema-dts';\n${lines.join('\n')}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => file === name || disk.fileExists(file),
    getSourceFile: (file, version) =>
      file === name ? ts.createSourceFile(file, source, version) : disk.getSourceFile(file, version),
  };
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => ({
    text: texts[(file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1] ?? '',
    fault: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

it('structured data uses only types and fields of schema.org', async () => {
  const pages = await renderPages(afterPriceCheck(await loadSample()));
  const scripts = [...pages].flatMap(([route, html]) =>
    route === '/404' ? [] : load(html)('script[type="application/ld+json"]').text(),
  );
  const shapes = scripts.map((text) => JSON.stringify(shapeOf(JSON.parse(text))));
  // The compiler rejects fields, values, and types that are not in the vocabulary.
  const wrong = [
    '{"@type":"Article","headlin":"Birds"}',
    '{"@type":"Game","numberOfPlayers":true}',
    '{"@type":"Boardgame","name":"Birds"}',
  ].map((thing) => `{"@context":"https://schema.org","@graph":[${thing}]}`);
  const faults = vocabularyFaults([...new Set(shapes), ...wrong]);
  expect(faults.map(({ text }) => text)).toEqual(wrong);
});
