import type { Deployment } from '../../domain/deployment.ts';
import { answerHeaders } from '../../domain/deployment/answerHeaders.ts';
import { canonicalHost } from '../../domain/deployment/hosts.ts';
import { readTarget } from '../../domain/deployment/readTarget.ts';
import { requestResolver, type SiteAnswer } from '../../domain/deployment/resolveRequest.ts';
import type { AskedRequest, ExpectedAnswer } from './row.ts';

export interface SiteFacts {
  deployment: Deployment;
  /** The address that is asked: its scheme decides what is http, its host is the one that requests carry. */
  baseUrl: URL;
  /** Every file of the site, relative to its folder, with the hash of its bytes. */
  files: ReadonlyMap<string, string>;
  /** true where the host that the site was built for answers removed pages with 404. */
  goneIs404?: boolean;
}

/** Some servers close the door before they look for a page to show. */
const refused: ExpectedAnswer = { statuses: [400, 404], locations: [], headers: [], body: null };
const notAllowed: ExpectedAnswer = { statuses: [405], locations: [], headers: [], body: null };

/** Returns a function that gives the expected answer to any request. */
export function answerExpecter({
  deployment,
  baseUrl,
  files,
  goneIs404 = false,
}: SiteFacts): (asked: AskedRequest) => ExpectedAnswer {
  const resolve = requestResolver(deployment);
  const secure = baseUrl.protocol === 'https:';
  const home = canonicalHost(deployment.origin);

  return ({ method, host, target }) => {
    if (method === 'POST') return notAllowed;
    if (readTarget(target).kind !== 'path') return refused;
    const found = resolve({ host: host ?? baseUrl.host, secure, target });
    const isMissing = found.kind === 'file' && !files.has(found.file);
    const answer: SiteAnswer =
      isMissing || (goneIs404 && found.kind === 'gone') ? { kind: 'notFound' } : found;
    const expected = {
      ...expectedFor(deployment, answer),
      // HEAD gets none.
      body: method === 'GET' ? expectedBody(deployment, answer, files) : null,
    };
    const name = host ?? baseUrl.hostname;
    const isUpgraded = !secure && home?.secure === true && (name === home.name || name === home.other);
    if (found.kind !== 'redirect' || !isUpgraded) return expected;
    // A host that upgrades to https by itself may do so first, in a hop of its own.
    return {
      ...expected,
      statuses: [301, 308],
      locations: [...expected.locations, `https://${name}${target}`],
    };
  };
}

function expectedBody(
  { notFound }: Deployment,
  answer: SiteAnswer,
  files: SiteFacts['files'],
): ExpectedAnswer['body'] {
  const file = 'file' in answer ? answer.file : ['notFound', 'gone'].includes(answer.kind) ? notFound : null;
  const hash = file === null ? undefined : files.get(file);
  return file === null || hash === undefined ? null : { file, hash };
}

function expectedFor(deployment: Deployment, answer: SiteAnswer): Omit<ExpectedAnswer, 'body'> {
  const headers = answerHeaders(deployment, answer);
  switch (answer.kind) {
    case 'page':
    case 'file':
      return { statuses: [200], locations: [], headers };
    case 'redirect':
      // Few hosts let a redirect have headers of its own.
      return { statuses: [301], locations: [answer.location], headers: [] };
    case 'gone':
      return { statuses: [410], locations: [], headers };
    case 'notFound':
      return { statuses: [404], locations: [], headers };
    case 'bad':
      return refused;
  }
}
