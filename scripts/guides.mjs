#!/usr/bin/env node
// React reads NODE_ENV when it is imported, and its development build is six times slower.
process.env.NODE_ENV = 'production';
const { register } = await import('tsx/esm/api');
register();
await import('./guides.ts');
