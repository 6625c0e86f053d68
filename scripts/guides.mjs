#!/usr/bin/env node
import { findProgram } from './program.mjs';

if (process.env.GUIDES_DEBUG === '1') process.setSourceMapsEnabled(true);
let program;
try {
  program = await findProgram();
} catch (error) {
  // esbuild has said what it found.
  process.stderr.write(`error: the program could not be made: ${error.message.split('\n')[0]}\n`);
  process.exit(2);
}
await import(program);
