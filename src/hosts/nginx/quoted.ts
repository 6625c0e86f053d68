/** A string of nginx's configuration. Variables in it are looked up; backslashes stay, but for those before a quote. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
