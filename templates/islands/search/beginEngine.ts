/** A separate file, so that the engine starts while React, which it does not need, is still loading. */
import { loadEngine } from './loadEngine.ts';

// A failed load is reported when results are requested.
loadEngine().catch(() => undefined);
