// A file that an operator stores on the site. Whatever the service says, it is served as data, as
// an image to show or text to download, and never as a document of this site.
import type { Fetch } from '@/lib/contract';
import { dataHeaders, refusal } from '../request/refusal-response';
import { leaveBody } from './leave-body';
import { serviceBase } from './upstream';

const types = /^(image\/(png|jpeg|gif|webp|avif)|text\/plain)$/i;
const given = ['content-type', 'content-length', 'content-disposition', 'cache-control'];

/** Answers `/file/{id}`: the file, or a 404 envelope. */
export async function siteFile(
  id: string,
  service: Fetch,
  signal?: AbortSignal,
): Promise<Response> {
  const missing = () => refusal('missing', { detail: 'There is no such file.' });
  if (!/^[\w.:-]{1,128}$/.test(id)) return missing();
  const answer = await service(new Request(`${serviceBase}/file/${id}`, { signal }));
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (answer.status === 200 && types.test(type)) {
    const headers = new Headers(dataHeaders);
    for (const name of given) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (!type.startsWith('image/') && !headers.get('content-disposition')?.startsWith('attach')) {
      headers.set('content-disposition', 'attachment');
    }
    return new Response(answer.body, { headers });
  }
  leaveBody(answer);
  return answer.status < 500
    ? missing()
    : refusal('upstream', { detail: 'The news service gave no usable answer.' });
}
