declare global {
  /** Requests that the loader began, by address. */
  var early: Record<string, Promise<Response>> | undefined;
}

/** Not a preload: WebKit never uses one for fetch(). */
export function beginFetch(path: string): void {
  const response = fetch(path);
  // A failure is handled by whoever takes it.
  response.catch(() => undefined);
  (globalThis.early ??= {})[path] = response;
}

/** The response to the loader's request, once; after that, to a new one. */
export function fetchEarly(path: string, signal: AbortSignal): Promise<Response> {
  const response = globalThis.early?.[path];
  if (response === undefined) return fetch(path, { signal });
  delete globalThis.early?.[path];
  return Promise.race([
    response,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', reject);
    }),
  ]);
}
