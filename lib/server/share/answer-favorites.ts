// One reader's favorites as a feed, at an address that only they know. Protects: the address opens
// this list and nothing else, no cache on the way stores it, and it stops working as soon as it is
// removed.
import { buildRequest, operations } from '@/lib/contract';
import { toTag, type Language } from '@/lib/model/text/languages';
import { answerApi } from '../answer-api';
import { dataHeaders, refusal } from '../request/refusal-response';
import { entryOf, writeFeed, type FeedForm } from './news-feed';
import type { ShareRequest } from './share-request';

const names: Readonly<Record<Language, string>> = {
  en: 'Favorites',
  zh: '收藏',
  ph: 'Mga favorite',
};

type Answer =
  { events: Parameters<typeof entryOf>[0][] } | { refused: 'unknown' | 'away'; wait?: string };

type Ask = (request: Request) => Promise<Response>;

/** The newest page of favorites for a token. */
async function favoritesOf(token: string, request: Request, ask: Ask): Promise<Answer> {
  const headers = new Headers(request.headers);
  // The token alone decides, not who is signed in to this browser.
  headers.delete('cookie');
  headers.set('authorization', `Bearer ${token}`);
  const { origin } = new URL(request.url);
  const answer = await ask(buildRequest('ListCollectEvents', {}, origin, headers));
  if (answer.status === 429 || answer.status >= 500) {
    return { refused: 'away', wait: answer.headers.get('retry-after') ?? '60' };
  }
  if (!answer.ok) return { refused: 'unknown' };
  const { data } = operations.ListCollectEvents.output.parse(await answer.json());
  return data ? { events: data.events } : { refused: 'unknown' };
}

export async function answerFavorites(
  request: Request,
  form: FeedForm,
  asked: { favorites: string },
  site: Pick<ShareRequest, 'deployment' | 'language' | 'origin' | 'readerOrigin'>,
  ask: Ask = answerApi,
): Promise<Response> {
  const { deployment, language } = site;
  const found =
    deployment.surface === 'reader'
      ? await favoritesOf(asked.favorites, request, ask)
      : ({ refused: 'unknown' } as const);
  if ('refused' in found) {
    return found.refused === 'away'
      ? refusal('notReady', {}, { 'retry-after': found.wait ?? '60' })
      : refusal('missing', { detail: 'There is no such feed.' });
  }
  const feed = {
    name: `${names[language]} · ${deployment.brand[language]}`,
    entries: found.events.map(entryOf),
  };
  const { body, type } = writeFeed(feed, asked, form, site);
  const headers = {
    ...dataHeaders,
    'content-type': `${type}; charset=utf-8`,
    'content-language': toTag(language),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
  return new Response(body, { headers });
}
