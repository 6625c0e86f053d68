#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// React reads NODE_ENV when it is imported, and its development build is six times slower.
process.env.NODE_ENV = 'production';
// How JSX is compiled stands in our own tsconfig, wherever the command is started.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
await import('./guides.ts');
