// Answers a request for a feed. Protects: a feed reader that asks too early is told nothing is new,
// one that asks for what is not there 404, and a service that is away is no empty feed.
import { createHash } from 'node:crypto';
import { toTag } from '@/lib/model/text/languages';
import { programDeadlineMs } from '@/lib/model/limits/service';
import { isKnownEtag } from '@/lib/model/wire/known-etag';
import { shareOriginOf } from '../request/share-origin';
import { dataHeaders, refusal } from '../request/refusal-response';
import { log } from '../process/log';
import { answerFavorites } from './answer-favorites';
import { feedCaching } from './feed-caching';
import { feedQuery, readFeed, writeFeed, type FeedForm } from './news-feed';
import { processState } from '../process/process-state';
import { madeOnce } from './made-once';
import { siteName } from './share-key';
import { readShareRequest } from './share-request';

export async function answerFeed(request: Request, form: FeedForm): Promise<Response> {
  const asked = await readShareRequest(request, programDeadlineMs);
  const { deployment, language } = asked;
  const query = feedQuery(new URL(request.url).searchParams);
  if (query && 'favorites' in query) return answerFavorites(request, form, query, asked);
  const isClosed = deployment.surface === 'public' || deployment.signInToRead;
  if (isClosed || !query) return refusal('missing', { detail: 'There is no such feed.' });
  const host = request.headers.get('host');
  const shareOrigin =
    deployment.surface === 'share' ? asked.origin : shareOriginOf(deployment, host);
  // What was taken down is in no feed: every change makes another key.
  const changes = processState().sharedPages.changes();
  const site = siteName(host ?? '', asked.secure);
  const key = JSON.stringify([site, `feed.${form}`, query, language, changes]);
  try {
    const { page } = await madeOnce(key, async () => {
      const feed = await readFeed(query, asked);
      if (!feed)
        return { page: { status: 404, headers: {}, body: Buffer.alloc(0) }, cacheable: false };
      const { body, type } = writeFeed(feed, query, form, { ...asked, shareOrigin });
      const headers = {
        ...dataHeaders,
        // Anybody's program may read it: it holds what everybody may.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': `${type}; charset=utf-8`,
        'content-language': toTag(language),
        'cache-control': feedCaching(deployment),
        vary: 'accept-language',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      };
      return { page: { status: 200, headers, body: Buffer.from(body) }, cacheable: true };
    });
    if (page.status === 404) return refusal('missing', { detail: 'There is no such feed.' });
    const { headers } = page;
    if (isKnownEtag(request.headers.get('if-none-match'), headers.etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(new Uint8Array(page.body), { headers });
  } catch (error) {
    log().warn({ err: error }, 'a feed could not be made');
    return refusal('notReady', {}, { 'retry-after': '60' });
  }
}
