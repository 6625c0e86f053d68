/** In V8 a part of a string keeps the whole string alive; of a page, every page ever rendered. */
export function copyText(text: string): string {
  return Buffer.from(text).toString();
}
