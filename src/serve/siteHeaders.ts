import type { HttpHeader } from '../domain/deployment.ts';
import { answerHeaders } from '../domain/deployment/answerHeaders.ts';
import type { SiteAnswer } from '../domain/deployment/resolveRequest.ts';
import type { ServedSite } from './siteFolder.ts';

/** The headers of an answer, for this moment and this reader. secure: the reader came over https. */
export function siteHeaders(site: ServedSite, answer: SiteAnswer, secure: boolean): HttpHeader[] {
  const headers = answerHeaders(site.deployment, answer);
  const heard = secure ? headers : reportPlainly(headers);
  if (answer.kind !== 'page' || !site.changing) return heard;
  // A mix of two builds must not stay in any cache.
  return heard.map(({ name, value }) => ({ name, value: name === 'Cache-Control' ? 'no-cache' : value }));
}

/** Chromium takes no reporting endpoints over http, and where report-to stands heeds no report-uri either. */
function reportPlainly(headers: readonly HttpHeader[]): HttpHeader[] {
  return headers
    .filter(({ name }) => name !== 'Reporting-Endpoints')
    .map(({ name, value }) =>
      name === 'Content-Security-Policy' && value.includes('; report-uri ')
        ? { name, value: value.replace(/; report-to [^;]+/, '') }
        : { name, value },
    );
}
