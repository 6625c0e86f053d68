import fc from 'fast-check';
import { runs } from './seed.ts';

/** Property tests use GUIDES_SEED if it is set, so that a failure can be repeated. */
const seed = process.env['GUIDES_SEED'];
fc.configureGlobal({ numRuns: runs(100), ...(seed !== undefined && { seed: Number(seed) }) });
