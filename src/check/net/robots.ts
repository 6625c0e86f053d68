import parseRobots from 'robots-parser';

/** The rules of a robots.txt for this checker. */
export interface RobotsRules {
  allows(url: string): boolean;
  crawlDelayMs: number;
}

/** The minimum that RFC 9309 requires to be read. */
export const robotsBytes = 500 * 1024;

/**
 * Compared with a path character by character, so their product bounds the time that a hostile file can take.
 */
const maxWildcards = 64 * 1024;
const maxPathLength = 2 * 1024;

export const allowAll: RobotsRules = { allows: () => true, crawlDelayMs: 0 };

/**
 * robots-parser's matching over the groups that apply to this checker. origin as in URL; agent from
 * robotsAgent.
 */
export function readRobots(origin: string, text: string, agent: string): RobotsRules {
  const address = `${origin}/robots.txt`;
  const robots = parseRobots(address, ownGroups(text, agent));
  const seconds = robots.getCrawlDelay(agent) ?? 0;
  return {
    allows: (url) =>
      url === address || robots.isAllowed(url.slice(0, origin.length + maxPathLength), agent) !== false,
    crawlDelayMs: seconds > 0 ? seconds * 1_000 : 0,
  };
}

/** The name by which robots.txt addresses a User-Agent: "Guides" of "Guides/1.0 (+https://…)". */
export function robotsAgent(userAgent: string): string {
  const name = /compatible;\s*([\w-]+)/i.exec(userAgent)?.[1] ?? /^[\w-]+/.exec(userAgent)?.[0];
  return (name ?? userAgent).toLowerCase();
}

/**
 * The lines for agent and for all agents. robots-parser stores each rule once per name above it: a file of
 * 20,000 names and 30,000 rules would fill the memory.
 */
function ownGroups(text: string, agent: string): string {
  const lines: string[] = [];
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
      if ((name === '*' || name === agent) && !names.has(name)) {
        names.add(name);
        lines.push(`user-agent: ${name}`);
      }
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      naming = false;
      wildcards += value.includes('*') ? value.length : 0;
      const kept = value.length <= maxPathLength && wildcards <= maxWildcards;
      // A rule without a value has no effect, but it ends the list of names.
      if (names.size > 0) lines.push(`${key}: ${kept ? value : ''}`);
    }
  }
  return lines.join('\n');
}
