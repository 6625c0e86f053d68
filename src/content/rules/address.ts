/** A text as a URL; null if it is not one. */
export function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
