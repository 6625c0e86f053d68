import { answerExpecter, type SiteFacts } from './expectAnswer.ts';
import {
  fileRequests,
  folderRequests,
  goneRequests,
  hostileRequests,
  hostRequests,
  oldRequests,
  pageRequests,
  unknownRequests,
  type Examples,
} from './requests.ts';
import type { RequestRow } from './row.ts';

/** Requests of every kind that readers, old links and attackers send, each with the answer that it must get. */
export function urlTable(facts: SiteFacts): RequestRow[] {
  const { deployment, baseUrl } = facts;
  const expectAnswer = answerExpecter(facts);
  const examples = chooseExamples(facts);
  const rows = [
    ...pageRequests(deployment, examples),
    ...oldRequests(deployment, examples),
    ...goneRequests(deployment),
    ...fileRequests(examples),
    ...unknownRequests(deployment, examples),
    ...hostileRequests(examples),
    ...hostRequests(deployment.origin, baseUrl, examples),
  ].map((request): RequestRow => ({ ...request, expected: expectAnswer(request) }));
  const byFolder = folderRequests(deployment).map((request): RequestRow => {
    const { headers, ...expected } = expectAnswer(request);
    // Hosts whose rules go by path give what is not there the rule of its folder.
    return {
      ...request,
      expected: { ...expected, headers: headers.filter(({ name }) => name !== 'Cache-Control') },
    };
  });
  return [...rows, ...byFolder];
}

function chooseExamples({ deployment, files }: SiteFacts): Examples {
  const { pages, redirects, assetPrefixes, dataPrefixes } = deployment;
  const page = pages.find(({ path }) => path.lastIndexOf('/') > 0)?.path ?? pages.at(-1)?.path ?? '/';
  const first = (prefixes: readonly string[], end: string) =>
    [...files.keys()]
      .map((file) => `/${file}`)
      .filter((path) => path.endsWith(end) && prefixes.some((prefix) => path.startsWith(prefix)))
      .sort()[0];
  return {
    page,
    folder: page.slice(0, page.lastIndexOf('/') + 1),
    old: redirects.find(({ to }) => to === page)?.from ?? redirects[0]?.from,
    asset: first(assetPrefixes, '.js'),
    data: first(dataPrefixes, '.json'),
  };
}
