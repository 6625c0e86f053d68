// The entry of worker threads where the sources run: a hook that reads TypeScript holds for one thread only.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
export default (await import('../src/cli/worker.ts')).default;
