import { log } from '@/lib/server/process/log';
import { dataHeaders, refusal } from '@/lib/server/request/refusal-response';
import { readShareRequest } from '@/lib/server/share/share-request';
import { siteAddresses, sitemap } from '@/lib/server/share/sitemap';

export const dynamic = 'force-dynamic';

/** A whole map is many pages of the list, and whoever asks for it has time. */
const waitMs = 30_000;

export async function GET(request: Request): Promise<Response> {
  const asked = await readShareRequest(request, waitMs);
  const headers = {
    ...dataHeaders,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300, s-maxage=300',
  };
  try {
    return new Response(sitemap(await siteAddresses(asked)), { headers });
  } catch (error) {
    // An empty map would tell crawlers that everything is gone.
    log().warn({ err: error }, 'the sitemap could not be made');
    return refusal('notReady', {}, { 'retry-after': '10' });
  }
}
