// Checks the optional services that an operator may configure besides the model: text to speech and
// web search. Nothing is synthesized for a check, since that may cost money.
import type { Fetch } from '@/lib/contract';
import { deadlineSignal } from '@/lib/newsroom/deadline-signal';
import { bad, good, note, type Finding } from './finding';
import type { parseEnvironment } from './process/env';

type Options = { environment: ReturnType<typeof parseEnvironment>; fetch: Fetch };

const withoutSlash = (base: string) => base.replace(/\/+$/, '');
const isKeyRefused = ({ status }: Response) => status === 401 || status === 403;

/**
 * Throws where the server does not answer. Few of them can list their models, so any answer counts.
 */
export async function lookAtSpeech(
  { environment, fetch }: Options,
  patienceMs: number,
): Promise<Finding[]> {
  const { TTS_BASE_URL, TTS_API_KEY } = environment;
  if (!TTS_BASE_URL) return [];
  const headers = new Headers(TTS_API_KEY ? { authorization: `Bearer ${TTS_API_KEY}` } : {});
  const signal = deadlineSignal(patienceMs);
  const address = `${withoutSlash(TTS_BASE_URL)}/models`;
  const answer = await fetch(new Request(address, { headers, signal }));
  if (isKeyRefused(answer)) {
    return [bad('speech', `the server answered ${answer.status}`, 'correct TTS_API_KEY')];
  }
  if (answer.status >= 500) {
    return [bad('speech', `the server answered ${answer.status}`, 'look at its own log')];
  }
  return [good('speech', `the server at ${new URL(TTS_BASE_URL).host} answers`)];
}

/** Searches for a word as the assistant does. Throws where the server does not answer. */
export async function lookAtSearch(
  { environment, fetch }: Options,
  patienceMs: number,
): Promise<Finding[]> {
  const { SEARCH_URL } = environment;
  if (!SEARCH_URL) return [];
  const address = new URL(`${withoutSlash(SEARCH_URL)}/search`);
  address.searchParams.set('q', 'news');
  address.searchParams.set('format', 'json');
  const answer = await fetch(new Request(address, { signal: deadlineSignal(patienceMs) }));
  if (isKeyRefused(answer)) {
    const remedy = 'let it answer JSON: `formats: [html, json]` in its settings.yml';
    return [bad('search', `the server answered ${answer.status}`, remedy)];
  }
  const isList = await answer.json().then(
    (found: unknown) => typeof found === 'object' && found !== null && 'results' in found,
    () => false,
  );
  if (answer.ok && isList) {
    return [good('search', `the server at ${address.host} answers in JSON`)];
  }
  const remedy = 'correct SEARCH_URL: the address below which /search is, of a SearXNG';
  return [note('search', `the server answered ${answer.status}, and no list of results`, remedy)];
}
