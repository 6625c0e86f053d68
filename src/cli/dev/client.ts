/** Where the page listens, and where its script lies. No page of a site can have these addresses. */
export const eventsPath = '/__dev/events';
export const clientPath = '/__dev/client.js';

/**
 * Runs in the page: loads it anew when the site has changed (browsers keep the scroll), shows what is wrong with the
 * files over the page, and takes that away when it is mended. The version of the page stands in the script's address.
 */
export const clientScript = `
const version = new URL(import.meta.url).searchParams.get('v');
const host = document.createElement('div');
const report = document.createElement('pre');
report.setAttribute('role', 'alert');
report.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9999;max-height:70vh;overflow:auto;margin:0;padding:16px;' +
  'background:#2a0b05;color:#fff;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;border-top:4px solid #ff9178';
host.attachShadow({ mode: 'open' }).append(report);
addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove());
new EventSource('${eventsPath}').onmessage = ({ data }) => {
  const state = JSON.parse(data);
  if (state.problems !== null) {
    report.textContent = state.problems;
    document.documentElement.append(host);
  } else if (String(state.version) !== version) location.reload();
  else host.remove();
};
`;

/** A page with the script in it, and a ribbon where it is a draft. */
export function forDevelopment(html: string, version: number, isDraft: boolean): string {
  const ribbon = isDraft
    ? '<div style="position:fixed;inset:0 0 auto auto;z-index:9998;padding:2px 12px;background:#f2b632;color:#16241d;font:700 14px sans-serif">Draft</div>'
    : '';
  const added = `${ribbon}<script type="module" src="${clientPath}?v=${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + added : html.slice(0, end) + added + html.slice(end);
}

/** A page that shows what kept another page from being made. */
export function faultPage(fault: string): string {
  const escaped = fault.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><title>The page could not be made</title><body><pre style="white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace">${escaped}</pre></body>`;
}
