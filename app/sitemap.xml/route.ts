import { dataHeaders } from '@/lib/server/request/refusal-response';
import { readShareRequest } from '@/lib/server/share/share-request';
import { siteAddresses, sitemap } from '@/lib/server/share/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const asked = await readShareRequest(request);
  const headers = {
    ...dataHeaders,
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300, s-maxage=300',
  };
  return new Response(sitemap(await siteAddresses(asked)), { headers });
}
