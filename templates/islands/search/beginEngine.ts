/** A file of its own, so that the engine is made while the framework, which it does not need, is still on its way. */
import { loadEngine } from './loadEngine.ts';

// A failed load is reported when results are asked for.
loadEngine().catch(() => undefined);
