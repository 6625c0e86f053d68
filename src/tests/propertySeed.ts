import fc from 'fast-check';

/** Property tests use GUIDES_SEED if it is set, so that a failure can be repeated. */
const seed = process.env['GUIDES_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
