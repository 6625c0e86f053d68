const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Whether somebody asked the command to stop, and the exit code that says so. */
export interface StopRequest {
  signal: AbortSignal;
  exitCode: () => number | null;
}

/** The first signal lets the command end in its own time; a second one ends it at once. */
export function watchStopSignals(): StopRequest {
  const controller = new AbortController();
  let exitCode: number | null = null;
  // Another listener would end the process before its work is in order.
  process.removeAllListeners('SIGINT');
  for (const [name, code] of Object.entries(exitCodes))
    process.on(name, () => {
      if (exitCode !== null) process.exit(code);
      exitCode = code;
      controller.abort();
    });
  return { signal: controller.signal, exitCode: () => exitCode };
}
