import parseRobots from 'robots-parser';
import { decodeHtml, decompress } from '../../web/body.ts';
import type { RawAnswer } from './request.ts';
import { requestHeaders, type RequestQueue } from './requestQueue.ts';
import { redirectTarget, refuseTarget } from './target.ts';
import type { VisitFault } from './visit.ts';

export interface RobotsRules {
  allows(url: string): boolean;
  crawlDelayMs: number;
}

/** The minimum that RFC 9309 requires to be read. */
const robotsBytes = 500 * 1024;

/** Compared with paths character by character: their product bounds a hostile file's time. */
const maxWildcards = 64 * 1024;
const maxPathLength = 2 * 1024;

const allowAll: RobotsRules = { allows: () => true, crawlDelayMs: 0 };

/** origin as in URL; agent from robotsAgent. */
export function readRobots(origin: string, text: string, agent: string): RobotsRules {
  const address = `${origin}/robots.txt`;
  const robots = parseRobots(address, ownGroups(text, agent));
  const seconds = robots.getCrawlDelay(agent) ?? 0;
  return {
    allows: (url) =>
      url === address ||
      robots.isAllowed(origin + asWritten(url.slice(origin.length, origin.length + maxPathLength)), agent) !==
        false,
    crawlDelayMs: seconds > 0 ? seconds * 1_000 : 0,
  };
}

/** The name by which robots.txt addresses a User-Agent: "Guides" of "Guides/1.0 (+https://…)". */
export function robotsAgent(userAgent: string): string {
  const name = /compatible;\s*([\w-]+)/i.exec(userAgent)?.[1] ?? /^[\w-]+/.exec(userAgent)?.[0];
  return (name ?? userAgent).toLowerCase();
}

/** Each name with its own rules: robots-parser ends a list of names at Crawl-delay, which RFC 9309 (2.2.4) doesn't. */
function ownGroups(text: string, agent: string): string {
  const groups = new Map<string, string[]>();
  let naming = false;
  let names = new Set<string>();
  let wildcards = 0;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const match = /^[ \t]*([a-z-]{1,20})[ \t]*:[ \t]*([^#]*)/i.exec(line);
    const key = match?.[1]?.toLowerCase();
    const value = (match?.[2] ?? '').trim();
    if (key === 'user-agent') {
      if (!naming) names = new Set();
      naming = true;
      const name = value.toLowerCase().split('/')[0]?.trim() ?? '';
      if (name !== '*' && name !== agent) continue;
      names.add(name);
      if (!groups.has(name)) groups.set(name, []);
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      if (key !== 'crawl-delay') naming = false;
      wildcards += value.includes('*') ? value.length : 0;
      const kept = value.length <= maxPathLength && wildcards <= maxWildcards;
      for (const name of names) groups.get(name)?.push(`${key}: ${kept ? asWritten(value) : ''}`);
    }
  }
  return [...groups].map(([name, rules]) => [`user-agent: ${name}`, ...rules].join('\n')).join('\n\n');
}

/** robots-parser encodes some characters of a rule ("|", "[") and the URL others ("'"): here both encode all of them. */
function asWritten(path: string): string {
  try {
    return encodeURI(path).replaceAll('%25', '%').replaceAll("'", '%27');
  } catch {
    return path;
  }
}

const maxRedirects = 5;

export class RobotsFiles {
  readonly #run: RequestQueue;
  readonly #rules = new Map<string, Promise<RobotsRules | VisitFault>>();

  constructor(run: RequestQueue) {
    this.#run = run;
  }

  /** A fault means that nothing there may be requested. */
  rulesFor(url: URL): Promise<RobotsRules | VisitFault> {
    const known = this.#rules.get(url.origin);
    if (known !== undefined) return known;
    const rules = this.#fetch(url);
    this.#rules.set(url.origin, rules);
    return rules;
  }

  async #fetch(page: URL): Promise<RobotsRules | VisitFault> {
    const { userAgent, allowed } = this.#run.options;
    const headers = requestHeaders(userAgent, undefined);
    let url = new URL('/robots.txt', page.origin);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await this.#run.ask({ url, headers, bodyBytes: robotsBytes }, []);
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

  async #read(page: URL, { status, headers, body, truncated }: RawAnswer): Promise<RobotsRules | VisitFault> {
    const isFile = status >= 200 && status < 300;
    if (status === 429 || status >= 500) {
      return { kind: 'robots', reason: 'unavailable', status, detail: `robots.txt answered ${status}` };
    }
    if (!isFile) return allowAll;
    const decompressed = await decompress(body, String(headers['content-encoding'] ?? ''), robotsBytes);
    if (decompressed === null) return allowAll;
    const text = decodeHtml(decompressed.bytes, 'text/plain; charset=utf-8');
    // A truncated line would be a different rule.
    const whole = truncated || decompressed.truncated ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
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
