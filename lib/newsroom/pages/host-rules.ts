// A host's rules for machines: robots.txt (RFC 9309) and the reservation of text and data mining
// (TDMRep, /.well-known/tdmrep.json). Stored as JSON with the host, for a day.
import robotsParser from 'robots-parser';
import * as z from 'zod';

/** Our name in robots.txt. */
export const agentToken = 'Cubewire';

const tdmRule = z.object({
  location: z.string().max(1_000),
  'tdm-reservation': z.union([z.literal(1), z.literal(0), z.literal('1'), z.literal('0')]),
});

const hostRules = z.object({
  /** The text of robots.txt; '' allows everything. */
  robots: z.string(),
  /** Which paths are reserved; the first match counts. */
  tdm: z.array(z.object({ location: z.string(), reserved: z.boolean() })),
});
export type HostRules = z.output<typeof hostRules>;

/** Groups for other robots are useless, so that what is stored of a file stays small. */
const robotsChars = 64 * 1024;
const tdmRules = 200;

/** Reads `tdmrep.json`; anything but a list of rules reserves nothing. */
export function readTdmRules(text: string): HostRules['tdm'] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(data)) return [];
  return data.slice(0, tdmRules).flatMap((one) => {
    const rule = tdmRule.safeParse(one);
    if (!rule.success) return [];
    const { location, 'tdm-reservation': value } = rule.data;
    return [{ location, reserved: Number(value) === 1 }];
  });
}

/** The rules of a host as the store keeps them. */
export function writeRules({ robots, tdm }: HostRules): string {
  return JSON.stringify({ robots: robots.slice(0, robotsChars), tdm });
}

/** What {@link writeRules} wrote; throws for anything else. */
export function parseRules(text: string): HostRules {
  return hostRules.parse(JSON.parse(text));
}

/**
 * Matches a path pattern with `*` and a final `$`, as in robots.txt, without regular expressions.
 */
function matches(path: string, pattern: string): boolean {
  const ends = pattern.endsWith('$');
  const parts = (ends ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(parts[0] ?? '')) return false;
  let at = (parts[0] ?? '').length;
  for (const part of parts.slice(1)) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !ends || at === path.length || path.endsWith(parts.at(-1) ?? '');
}

/** Whether machines may read `url` of this host for a newsroom, and the pause between requests. */
export function mayRead(rules: HostRules, url: string): { allowed: boolean; pauseMs: number } {
  const { origin, pathname, search } = new URL(url);
  const robots = robotsParser(`${origin}/robots.txt`, rules.robots);
  const tdm = rules.tdm.find(({ location }) => matches(pathname + search, location));
  return {
    allowed: robots.isAllowed(url, agentToken) !== false && tdm?.reserved !== true,
    pauseMs: (robots.getCrawlDelay(agentToken) ?? 0) * 1_000,
  };
}

/** Whether the response headers reserve a page's text from machines. */
export function reservedByHeaders(headers: { get(name: string): string | null }): boolean {
  if (headers.get('tdm-reservation')?.trim() === '1') return true;
  // "X-Robots-Tag: otherbot: noai, nofollow" addresses that robot only, until the next name.
  let addressed = true;
  for (const part of (headers.get('x-robots-tag') ?? '').toLowerCase().split(',')) {
    const [first = '', second] = part.split(':').map((one) => one.trim());
    if (second !== undefined && !/^(?:max-|unavailable)/.test(first)) {
      addressed = first === agentToken.toLowerCase();
    }
    if (addressed && (second ?? first) === 'noai') return true;
  }
  return false;
}
