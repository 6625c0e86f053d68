/** A file of its own, so that the engine is made while the framework, which it does not need, is still on its way. */
import { loadEngine } from './loadEngine.ts';

// Who asks for results is told if it cannot be had.
loadEngine().catch(() => undefined);
