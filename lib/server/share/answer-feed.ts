// Answers a request for a feed. Protects: a feed reader that polls too early is told that nothing
// is new, one that asks for a missing feed gets a 404, and an outage of the service never looks
// like an empty feed.
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
  // Every change makes a new key, so that removed content is in no feed.
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
        // Any site may read it: it holds only what everyone may see.
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
