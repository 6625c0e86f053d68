import standaloneCode from 'ajv/dist/standalone/index.js';
import { folders, singleFiles } from './kinds.ts';
import { openAjv } from './validators.ts';

export function compiledCode(): string {
  const ajv = openAjv({ code: { source: true, esm: true } });
  const kinds = [...Object.values(singleFiles), ...Object.values(folders)];
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map((kind) => [kind, `${kind}.schema.json`])));
  return `${code}\nexport const compiled = { ${kinds.join(', ')} };\n`;
}
