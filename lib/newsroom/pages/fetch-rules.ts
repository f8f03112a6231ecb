// Fetches a host's rules for machines; see `host-rules.ts` for their meaning.
import { pageRulesBytes } from '@/lib/model/limits/pages';
import type { FetchedAnswer, GuardedFetch } from '../ingest/guarded-fetch';
import { readTdmRules, writeRules } from './host-rules';

const textOf = ({ body }: FetchedAnswer) => new TextDecoder().decode(body);
const isOk = ({ status }: FetchedAnswer) => status >= 200 && status < 300;

/**
 * The rules of `origin`, to be stored. Undefined: the server has an error, which forbids everything
 * for now (RFC 9309); missing rules forbid nothing. Throws `FetchError` without a response.
 */
export async function fetchRules(
  fetch: GuardedFetch,
  origin: string,
  userAgent: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const ask = (path: string) =>
    fetch(origin + path, {
      ...{ maxBytes: pageRulesBytes, signal },
      headers: { 'user-agent': userAgent },
    });
  const robots = await ask('/robots.txt');
  if (robots.status >= 500 || robots.status === 429) return undefined;
  const tdm = await ask('/.well-known/tdmrep.json').catch(() => undefined);
  return writeRules({
    robots: isOk(robots) ? textOf(robots) : '',
    tdm: tdm && isOk(tdm) ? readTdmRules(textOf(tdm)) : [],
  });
}
