import standaloneCode from 'ajv/dist/standalone/index.js';
import { folders, singleFiles } from './kinds.ts';
import { openAjv } from './validators.ts';

export function compiledCode(): string {
  // It only says whether data is accepted; check.ts says why not.
  const ajv = openAjv({ allErrors: false, verbose: false, code: { source: true, esm: true } });
  const kinds = [...Object.values(singleFiles), ...Object.values(folders)];
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map((kind) => [kind, `${kind}.schema.json`])));
  return `${code}\nexport const compiled = { ${kinds.join(', ')} };\n`;
}
