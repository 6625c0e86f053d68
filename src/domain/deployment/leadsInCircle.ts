/** Whether who follows redirects from a path comes back to where they have been. targets: where each path leads. */
export function leadsInCircle(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined; at = targets.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
