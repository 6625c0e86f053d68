import { escapeMarkup, type Group, groupResults, nightsOf, sumUp } from './groups.ts';
import type { CheckReport, CheckResult } from './report.ts';

export function formatHtml(report: CheckReport): string {
  const groups = groupResults(report.results);
  const title = report.failure === null ? headline(groups) : 'The check failed';
  const time = report.started.replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}).*$/, '$1, $2 UTC');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Link check: ${escapeMarkup(title)}</title>
<style>${htmlStyle}${formatFilters(groups)}</style>
</head>
<body>
<header class="felt"><div class="wrap"><h1>${escapeMarkup(title)}</h1><p>Link check of ${escapeMarkup(time)}. ${escapeMarkup(sumUp(report))}</p></div></header>
<main class="wrap">
${formatChoice(groups, report.results.length)}<div>${groups.map(formatGroup).join('')}</div></main>
</body>
</html>
`;
}

function headline(groups: readonly Group[]): string {
  const open = groups
    .filter(({ due }) => due === 'now')
    .reduce((sum, { results }) => sum + results.length, 0);
  if (open === 0) return 'Nothing to do';
  return open === 1 ? 'One offer needs a look' : `${open} offers need a look`;
}

function formatFilters(groups: readonly Group[]): string {
  const rules = groups.map(({ id }) => `body:has(#show-${id}:checked) section:not(.${id}){display:none}`);
  return `\nbody:has(#show-open:checked) section.never{display:none}\n${rules.join('\n')}\n`;
}

function formatChoice(groups: readonly Group[], count: number): string {
  const open = groups.filter(({ due }) => due !== 'never');
  const number = open.reduce((sum, { results }) => sum + results.length, 0);
  const choices = [
    ...(open.length === 0
      ? []
      : [{ id: 'open', title: 'Everything that is not in order', tone: 'now', number }]),
    ...groups.map(({ id, title, due, results }) => ({
      id,
      title,
      tone: id === 'fix' ? 'urgent' : due,
      number: results.length,
    })),
    { id: 'all', title: 'Everything', tone: 'never', number: count },
  ].map(({ id, title, tone, number }, index) => {
    const checked = index === 0 ? ' checked' : '';
    return `<label class="${tone}"><input type="radio" name="show" id="show-${id}"${checked}><span class="disc">${number}</span><b>${escapeMarkup(title)}</b></label>\n`;
  });
  return `<form class="track"><fieldset><legend>Show</legend><div>\n${choices.join('')}</div></fieldset></form>\n`;
}

function formatGroup({ id, title, due, results }: Group): string {
  const rows = results.map(formatResult).join('');
  return `<section class="${id} ${due}"><h2>${escapeMarkup(title)} <small>${results.length}</small></h2>\n<ul>\n${rows}</ul></section>\n`;
}

function formatResult(result: CheckResult): string {
  const { id, retailer, verdict, reason, url, file, line, final_url, held, evidence } = result;
  const tone = result.error ? ' bad' : verdict === 'ok' ? ' good' : '';
  const word = reason === null ? verdict : `${verdict}: ${reason}`;
  const nights = nightsOf(result);
  const said = [
    ...(final_url === null ? [] : [`Leads to ${linkTo(final_url)}`]),
    ...(held === null ? [] : [`Held back: ${escapeMarkup(held)}`]),
    ...(result.tag_lost === true ? ['A redirect drops our parameter'] : []),
    ...(nights === null ? [] : [`Failed ${nights}`]),
    ...evidence.split('; ').map(escapeMarkup),
  ];
  const gets = formatChange(result);
  return `<li class="offer"><div class="who"><h3>${escapeMarkup(id)}</h3><p><span class="word${tone}">${escapeMarkup(word)}</span> ${escapeMarkup(retailer)}</p><p class="small">${linkTo(url)}<br>${escapeMarkup(`${file}:${line}`)}</p></div>
<ul class="said">${said.map((text) => `<li>${text}</li>`).join('')}</ul>${gets}</li>\n`;
}

function formatChange({ change, currency }: CheckResult): string {
  if (change === null) return '';
  const { in_stock, price, last_checked } = change;
  const parts = [
    ...(in_stock === undefined ? [] : [in_stock === true ? 'in stock' : 'out of stock']),
    ...(price === undefined
      ? []
      : [`price ${price ?? 'not known'}${currency === null ? '' : ` ${currency}`}`]),
    ...(last_checked === undefined ? [] : [`seen ${last_checked ?? 'never'}`]),
  ];
  return `<p class="gets"><b>Data:</b> ${escapeMarkup(parts.join(', '))}</p>`;
}

/** Only addresses that a browser opens as a page become links. */
function linkTo(url: string): string {
  const text = escapeMarkup(url);
  return /^https?:\/\//i.test(url) ? `<a href="${text}" rel="noreferrer nofollow">${text}</a>` : text;
}

const htmlStyle = `
:root{color-scheme:light dark;
--paper:light-dark(#f1f4ee,#0d1b16);--ink:light-dark(#12251d,#eef3ea);--ink-2:light-dark(#46584f,#b3c3b9);--line:light-dark(#c8d2c8,#2e463b);
--link:light-dark(#0a5a43,#86dcb8);--ok:light-dark(#1b6b3f,#82d9a2);--bad:light-dark(#b32a1b,#ff9c8a);--focus:light-dark(#0b51c5,#9cc4ff);
--display:Besley,Georgia,"Noto Serif",serif;--text:"Libre Franklin",Arial,"Liberation Sans",sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--text);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,p,ul,fieldset{margin:0;padding:0}
h1,h2{font-family:var(--display);line-height:1.12;text-wrap:balance}
ul{list-style:none}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.wrap{width:min(100% - 2*clamp(1rem,.5rem + 2.4vw,2.5rem),77.5rem);margin-inline:auto}
.felt{color-scheme:dark;background:#0e4033;color:var(--ink);padding-block:clamp(2rem,1rem + 4vw,4rem)}
fieldset{border:0;min-width:0;margin-block:2rem}
legend{padding:0;font-weight:700}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;line-height:1.3;cursor:pointer}
label b{font-weight:400}
.disc{min-width:2.5rem;font-weight:800;text-align:right}
.urgent .disc,.word.bad{color:var(--bad)}
.never .disc,.small,small{color:var(--ink-2)}
.word.good{color:var(--ok)}
.word{padding:0 .5rem;border:1.5px solid;border-radius:3px;font:700 .8125rem/1.6 var(--text)}
section{margin-bottom:3rem}
section h2{padding-bottom:.75rem;border-bottom:1px solid var(--ink)}
li.offer{display:grid;gap:.25rem 2rem;padding:1rem 0;border-bottom:1px solid var(--line)}
.small,.said,.gets{font-size:.9375rem}
@media (min-width:48rem){
li.offer{grid-template-columns:minmax(0,19rem) minmax(0,1fr)}
.said,.gets{grid-column:2}
.who{grid-row:span 3}
}
@media (min-width:71rem){
main{display:grid;grid-template-columns:20rem minmax(0,1fr);gap:3rem;align-items:start}
.track{position:sticky;top:0}
main>div{padding-top:2.5rem}
}
@media print{
main{display:block}
:root{color-scheme:light}
.felt{background:none;color-scheme:light;padding-block:0}
fieldset{display:none}
li.offer{break-inside:avoid}
}`;
