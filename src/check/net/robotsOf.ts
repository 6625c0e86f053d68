import { decodeHtml } from './decodeHtml.ts';
import type { PackedAnswer } from './exchange.ts';
import type { VisitFault } from './fault.ts';
import { redirectTarget } from './redirectTarget.ts';
import { languageOf, requestHeaders } from './requestHeaders.ts';
import { allowAll, readRobots, robotsAgent, robotsBytes, type RobotsRules } from './robots.ts';
import type { RequestQueue } from './requestQueue.ts';
import { refuseTarget } from './target.ts';
import { unpack } from '../../http/unpack.ts';

const maxRedirects = 5;

/** The robots.txt of each origin, requested once per run. */
export class RobotsFiles {
  readonly #run: RequestQueue;
  readonly #rules = new Map<string, Promise<RobotsRules | VisitFault>>();

  constructor(run: RequestQueue) {
    this.#run = run;
  }

  /**
   * The rules for url's origin, or why they cannot be known, in which case nothing there may be requested.
   */
  rulesFor(url: URL): Promise<RobotsRules | VisitFault> {
    const known = this.#rules.get(url.origin);
    if (known !== undefined) return known;
    const rules = this.#fetch(url);
    this.#rules.set(url.origin, rules);
    return rules;
  }

  async #fetch(page: URL): Promise<RobotsRules | VisitFault> {
    const { userAgent, allowed } = this.#run.options;
    const headers = requestHeaders(userAgent, languageOf(undefined));
    let url = new URL('/robots.txt', page.origin);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await this.#run.ask(url, { headers, bodyBytes: robotsBytes }, []);
      if (answer.kind !== 'answer') {
        // A robots.txt that redirects to a forbidden address counts as missing.
        return redirects > 0 && answer.kind === 'refused-address' ? allowAll : ofRobots(answer);
      }
      const target = redirectTarget(answer.status, answer.headers['location'], url);
      if (target === null) return this.#read(page, answer);
      if (target === 'unreadable' || refuseTarget(target, allowed) !== null) return allowAll;
      url = target;
    }
    // RFC 9309, 2.3.1.2: treated as missing.
    return allowAll;
  }

  async #read(
    page: URL,
    { status, headers, body, truncated }: PackedAnswer,
  ): Promise<RobotsRules | VisitFault> {
    const isFile = status >= 200 && status < 300;
    if (status === 429 || status >= 500) {
      return { kind: 'robots', reason: 'unavailable', status, detail: `robots.txt answered ${status}` };
    }
    if (!isFile) return allowAll;
    const unpacked = await unpack(body, String(headers['content-encoding'] ?? ''), robotsBytes);
    if (unpacked === null) return allowAll;
    const text = decodeHtml(unpacked.bytes, 'text/plain; charset=utf-8');
    // A truncated line would be a different rule.
    const whole = truncated || unpacked.truncated ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
    const rules = readRobots(page.origin, whole, robotsAgent(this.#run.options.userAgent));
    this.#run.hostOf(page).setCrawlDelay(rules.crawlDelayMs);
    return rules;
  }
}

/** An unreachable host is not a problem of its robots.txt. */
function ofRobots(fault: VisitFault): VisitFault {
  const isOfHost =
    fault.kind === 'tls' ||
    (fault.kind === 'timeout' && fault.reason === 'connect') ||
    (fault.kind === 'unreachable' && (fault.reason === 'dns' || fault.reason === 'refused'));
  if (isOfHost) return fault;
  return { ...fault, detail: `robots.txt: ${fault.detail}` };
}
