/** The text of a site.yaml with which no page is kept between runs, and no shop is waited for. */
export function withoutWaiting(site: string): string {
  return site.replace(/(delay_ms|fresh_hours|kept_days): \d+/g, '$1: 0');
}
