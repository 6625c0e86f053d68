import { createContext, Script } from 'node:vm';

// Reading a page takes milliseconds, the largest on a slow machine a second or two.
const longestMs = 5_000;
// What little a small page can cost is not worth a watch.
const small = 32 * 1024;

/** Only a script can be stopped while it runs, and it finds its work in a context of its own. */
let watched: { script: Script; context: { work: () => unknown } } | null = null;

/**
 * What a piece of work gives, or why it gives nothing: it threw, or it was stopped after five seconds. size: the
 * length of what it reads, in characters.
 */
export function bounded<T>(size: number, work: () => T): { value: T } | { fault: string } {
  try {
    return { value: size <= small ? work() : runWatched(work) };
  } catch (error) {
    // It comes from the context's own realm.
    const isLate = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    return {
      fault: isLate ? `it took longer than ${longestMs / 1000} seconds` : String(error).slice(0, 160),
    };
  }
}

function runWatched<T>(work: () => T): T {
  watched ??= { script: new Script('work()'), context: createContext({ work }) as { work: () => unknown } };
  watched.context.work = work;
  try {
    return watched.script.runInContext(watched.context, { timeout: longestMs }) as T;
  } finally {
    // The page is not kept for longer than it is read.
    watched.context.work = () => null;
  }
}
