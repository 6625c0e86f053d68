import { escapeMarkup, groupResults, nightsOf, sumUp, type Group } from './groups.ts';
import { htmlStyle } from './htmlStyle.ts';
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
