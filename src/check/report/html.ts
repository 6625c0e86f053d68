import { escapeMarkup, type Group, groupResults, nightsOf, sumUp } from './groups.ts';
import type { CheckReport, CheckResult } from './report.ts';

/** One page that loads nothing else and runs no script; all external text is escaped. */
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

/** The summary first: how many results need somebody. */
function headline(groups: readonly Group[]): string {
  const open = groups
    .filter(({ due }) => due === 'now')
    .reduce((sum, { results }) => sum + results.length, 0);
  if (open === 0) return 'Nothing to do';
  return open === 1 ? 'One offer needs a look' : `${open} offers need a look`;
}

/** Without a script, CSS shows the results of the chosen group. */
function formatFilters(groups: readonly Group[]): string {
  const rules = groups.map(({ id }) => `body:has(#show-${id}:checked) section:not(.${id}){display:none}`);
  return `\nbody:has(#show-open:checked) section.never{display:none}\n${rules.join('\n')}\n`;
}

function formatChoice(groups: readonly Group[], count: number): string {
  const open = groups.filter(({ due }) => due !== 'never');
  const number = open.reduce((sum, { results }) => sum + results.length, 0);
  const choices = [
    ...(open.length === 0 ? [] : [{ id: 'open', title: 'All but what is in order', tone: 'now', number }]),
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

/**
 * The style of the HTML report: the site's tokens (templates/styles/site.css) and its motif, a numbered disc
 * on a track.
 */
const htmlStyle = `
:root{color-scheme:light dark;
--paper:light-dark(#f1f4ee,#0d1b16);--sheet:light-dark(#fff,#15271f);--sunk:light-dark(#e3e9e0,#0a1511);
--ink:light-dark(#12251d,#eef3ea);--ink-2:light-dark(#46584f,#b3c3b9);--line:light-dark(#c8d2c8,#2e463b);--edge:light-dark(#6d7f75,#71887c);
--link:light-dark(#0a5a43,#86dcb8);--act:light-dark(#0e4a3a,#86dcb8);--on-act:light-dark(#fff,#0b2119);
--pawn:light-dark(#c23420,#ff9178);--on-pawn:light-dark(#fff,#2a0b05);--brass-wash:light-dark(#fdf0cf,#29301b);
--ok:light-dark(#1b6b3f,#82d9a2);--bad:light-dark(#b32a1b,#ff9c8a);--focus:light-dark(#0b51c5,#9cc4ff);
--display:Besley,Georgia,"Noto Serif",serif;--text:"Libre Franklin",Arial,"Liberation Sans",sans-serif}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--text);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,fieldset{margin:0;padding:0}
h1,h2{font-family:var(--display);font-weight:800;line-height:1.12;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2.1vw,3.125rem)}
h2{font-size:clamp(1.3125rem,1.2rem + .5vw,1.5rem)}
h3{font-size:1.0625rem;line-height:1.3}
ul{list-style:none}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible,label:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
.wrap{width:min(100% - 2*clamp(1rem,.5rem + 2.4vw,2.5rem),77.5rem);margin-inline:auto}
.felt{color-scheme:dark;background:#0e4033;color:var(--ink);padding-block:clamp(2rem,1rem + 4vw,4rem)}
.felt p{margin-top:.75rem;color:var(--ink-2)}
fieldset{border:0;min-width:0;position:relative;margin-block:2rem;padding-left:1.375rem}
fieldset::before{content:"";position:absolute;left:1.25rem;top:1.375rem;bottom:1.375rem;border-left:3px dotted var(--edge);margin-left:1.25rem}
legend{padding:0;margin-bottom:.5rem;margin-left:-1.375rem;font-weight:700}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;padding:.25rem .75rem .25rem 0;border-radius:6px;position:relative;cursor:pointer}
label:hover b{text-decoration:underline}
label input{position:absolute;opacity:0}
.disc{flex:none;display:grid;place-items:center;min-width:2.5rem;height:2.5rem;padding-inline:.5rem;border-radius:1.25rem;border:2px solid var(--edge);background:var(--paper);font:800 1.0625rem/1 var(--display)}
label b{font-weight:600}
label:has(:checked) b{text-decoration:underline;text-decoration-thickness:3px;text-underline-offset:.3em}
.urgent .disc{background:var(--pawn);border-color:var(--pawn);color:var(--on-pawn)}
.now .disc{border-color:var(--ink)}
.never .disc{border-style:dashed;color:var(--ink-2)}
label:has(:checked) .disc{box-shadow:0 0 0 2px var(--paper),0 0 0 5px var(--act)}
section{margin-bottom:3rem}
section h2{display:flex;align-items:baseline;gap:.75rem;padding-bottom:.75rem;border-bottom:1px solid var(--ink)}
section h2 small{font:400 .9375rem/1.2 var(--text);color:var(--ink-2);letter-spacing:0}
li.offer{display:grid;gap:.25rem 2rem;padding:1rem 0;border-bottom:1px solid var(--line)}
.word{display:inline-block;padding:0 .5rem;border-radius:3px;border:1.5px solid var(--edge);font:700 .8125rem/1.6 var(--text)}
.word.bad{border-color:var(--bad);color:var(--bad)}
.word.good{border-color:var(--ok);color:var(--ok)}
.small{font-size:.9375rem;color:var(--ink-2)}
.said{font-size:.9375rem}
.said li{padding-left:1rem;position:relative}
.said li::before{content:"";position:absolute;left:0;top:.62em;width:.375rem;height:.375rem;border-radius:50%;background:var(--edge)}
.gets{justify-self:start;background:var(--brass-wash);border-radius:6px;padding:.25rem .75rem;font-size:.9375rem}
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
body{background:#fff;font-size:10pt}
.felt{background:none;color-scheme:light;padding-block:0}
fieldset{display:none}
li.offer,section h2{break-inside:avoid}
section h2{break-after:avoid}
}`;
