// Answers `/sitemap.xml`. Protects: building a sitemap loads many pages of the list, so one is
// built for all requests within a minute.
import { programDeadlineMs } from '@/lib/model/limits/service';
import { log } from '../process/log';
import { dataHeaders, refusal } from '../request/refusal-response';
import { madeOnce } from './made-once';
import { siteName } from './share-key';
import { readShareRequest } from './share-request';
import { siteAddresses, sitemap } from './sitemap';

export async function sitemapResponse(request: Request): Promise<Response> {
  const asked = await readShareRequest(request, programDeadlineMs);
  const locked = asked.deployment.countries !== undefined;
  const headers = {
    ...dataHeaders,
    'content-type': 'application/xml; charset=utf-8',
    vary: 'accept-language',
    'cache-control': locked ? 'no-store' : 'public, max-age=300, s-maxage=300',
  };
  const key = JSON.stringify([
    siteName(request.headers.get('host') ?? '', asked.secure),
    'sitemap.xml',
    asked.language,
  ]);
  try {
    const { page } = await madeOnce(key, async () => {
      const body = Buffer.from(sitemap(await siteAddresses(asked)));
      return { page: { status: 200, headers, body }, cacheable: true };
    });
    return new Response(new Uint8Array(page.body), { headers });
  } catch (error) {
    // An empty sitemap would tell crawlers that everything is gone.
    log().warn({ err: error }, 'the sitemap could not be made');
    return refusal('notReady', {}, { 'retry-after': '10' });
  }
}
