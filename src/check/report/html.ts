import { describeResult, groupResults, type Group } from './groups.ts';
import type { CheckReport, CheckResult } from './report.ts';

// The site's colours (templates/styles/site.css), without its fonts: the page asks for nothing.
const style = `:root{color-scheme:light dark;--paper:light-dark(#f1f4ee,#0d1b16);--sheet:light-dark(#fff,#15271f);--ink:light-dark(#12251d,#eef3ea);--ink-2:light-dark(#46584f,#b3c3b9);--line:light-dark(#c8d2c8,#2e463b);--link:light-dark(#0a5a43,#86dcb8);--ok:light-dark(#1b6b3f,#82d9a2);--bad:light-dark(#b32a1b,#ff9c8a);--brass:#f2b632}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Libre Franklin",Arial,sans-serif;overflow-wrap:anywhere}
header{background:#0e4033;color:#eef3ea;padding:2rem max(1rem,calc(50vw - 34rem))}main{padding:1rem max(1rem,calc(50vw - 34rem)) 4rem}
h1,h2{font-family:Besley,Georgia,serif;font-weight:800;line-height:1.12}h1{margin:0;font-size:2.25rem}h2{margin:2rem 0 .75rem;font-size:1.5rem}
h2 small{color:var(--ink-2);font:1rem Arial,sans-serif}ul{list-style:none;padding:0;margin:0}.row{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:.75rem 1rem;margin-bottom:.5rem}
.row b{margin-right:.75rem}.mark{border-radius:3px;padding:0 .4rem;background:var(--line)}.bad .mark{background:var(--bad);color:var(--paper)}.good .mark{background:var(--ok);color:var(--paper)}
.row p{margin:.25rem 0 0;color:var(--ink-2);font-size:.9375rem}a{color:var(--link)}.bar{display:flex;height:.75rem;margin-top:1rem;border-radius:3px;overflow:hidden;background:#2e463b}
summary{cursor:pointer}:focus-visible{outline:3px solid var(--brass)}`;

/** One page that needs nothing else; everything from outside is escaped. */
export function formatHtml(report: CheckReport): string {
  const { results, started, complete, shard } = report;
  const alive = results.filter(({ verdict }) => verdict === 'ok' || verdict === 'redirected').length;
  const errors = results.filter(({ error }) => error).length;
  const more = `${shard === null ? '' : `, shard ${shard}`}${complete ? '' : ', stopped before its end'}`;
  const sum = `${results.length} offers, ${alive} alive, ${errors} to mend`;
  const groups = groupResults(results).map(formatGroup).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Link check: ${escapeHtml(sum)}</title><style>${style}</style></head>
<body><header><h1>${escapeHtml(sum)}</h1><p>Checked ${escapeHtml(started)}${escapeHtml(more)}</p></header><main>${groups}</main></body></html>
`;
}

function formatGroup({ title, results }: Group): string {
  const rows = `<ul>${results.map(formatRow).join('')}</ul>`;
  const heading = `${escapeHtml(title)} <small>${results.length}</small>`;
  if (!title.startsWith('Nothing')) return `<section><h2>${heading}</h2>${rows}</section>`;
  return `<section><h2>${heading}</h2><details><summary>Show</summary>${rows}</details></section>`;
}

function formatRow(result: CheckResult): string {
  const { id, retailer, verdict, url, file, line, error } = result;
  const tone = error ? ' bad' : verdict === 'ok' ? ' good' : '';
  const shown = escapeHtml(url);
  // Only what a browser opens as a page becomes a link.
  const link = /^https?:\/\//i.test(url)
    ? `<a href="${shown}" rel="noreferrer nofollow">${shown}</a>`
    : shown;
  return `<li class="row${tone}"><b>${escapeHtml(id)}</b><span class="mark">${verdict}</span> ${escapeHtml(retailer)}<p>${escapeHtml(describeResult(result))}</p><p>${link} ${escapeHtml(`${file}:${line}`)}</p></li>`;
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
