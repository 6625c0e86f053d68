const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** A signal asked the command to stop; exitCode is null until then. */
export interface StopRequest {
  signal: AbortSignal;
  exitCode: () => number | null;
}

/** The first signal lets the command finish its step; the second one ends it at once. */
export function watchStopSignals(): StopRequest {
  const controller = new AbortController();
  let exitCode: number | null = null;
  // Another listener would end the process too early.
  process.removeAllListeners('SIGINT');
  for (const [name, code] of Object.entries(exitCodes))
    process.on(name, () => {
      if (exitCode !== null) process.exit(code);
      exitCode = code;
      controller.abort();
    });
  return { signal: controller.signal, exitCode: () => exitCode };
}
