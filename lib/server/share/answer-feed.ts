// Answers a request for a feed. Protects: a feed reader that asks too early is told nothing is new,
// one that asks for what is not there 404, and a service that is away is no empty feed.
import { createHash } from 'node:crypto';
import { toTag } from '@/lib/model/text/languages';
import { shareOriginOf } from '../request/share-origin';
import { dataHeaders, refusal } from '../request/refusal-response';
import { log } from '../process/log';
import { answerFavorites } from './answer-favorites';
import { feedQuery, readFeed, writeFeed, type FeedForm } from './news-feed';
import { readShareRequest } from './share-request';

/** Feed readers ask every quarter of an hour or so, seconds. */
const feedSeconds = 300;

export async function answerFeed(request: Request, form: FeedForm): Promise<Response> {
  const asked = await readShareRequest(request);
  const { deployment, language } = asked;
  const query = feedQuery(new URL(request.url).searchParams);
  if (query && 'favorites' in query) return answerFavorites(request, form, query, asked);
  const isClosed = deployment.surface === 'public' || deployment.signInToRead;
  if (isClosed || !query) return refusal('missing', { detail: 'There is no such feed.' });
  try {
    const feed = await readFeed(query, asked);
    if (!feed) return refusal('missing', { detail: 'There is no such feed.' });
    const isShare = deployment.surface === 'share';
    const shareOrigin = isShare
      ? asked.origin
      : shareOriginOf(deployment, request.headers.get('host'));
    const { body, type } = writeFeed(feed, query, form, { ...asked, shareOrigin });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const headers = {
      ...dataHeaders,
      // Anybody's program may read it: it holds what everybody may.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': `${type}; charset=utf-8`,
      'content-language': toTag(language),
      'cache-control': `public, max-age=${feedSeconds}`,
      vary: 'accept-language',
      etag,
    };
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(body, { headers });
  } catch (error) {
    log().warn({ err: error }, 'a feed could not be made');
    return refusal('notReady', {}, { 'retry-after': '60' });
  }
}
