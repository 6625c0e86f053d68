const timeoutMs = 10_000;

/** Posts an address to the newsletter's endpoint; false for any answer but a good one, and for none in time. */
export async function subscribe(endpoint: string, email: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
