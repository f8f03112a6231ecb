// "An offlineID query parameter switches to previewing an offline item, fetched by that id": for
// editors. A preview is no reader's visit, so it is neither cached nor marked as read.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { prepareDetail } from './load-detail';
import { fetchAtom } from '../page/service';

/** The article of an offline item; null where this site has no such preview. */
export const fetchPreviewAtom = atom(null, async (get, _set, offlineId: string) => {
  const { fetch } = get(fetchAtom);
  const [{ createPreview }, { ServiceError }, { newsEvent }] = await Promise.all([
    import('@/lib/client/preview'),
    import('@/lib/client/service-error'),
    import('@/lib/contract'),
  ]);
  try {
    const content = await createPreview(fetch, ownOrigin())(offlineId, 'detail');
    const event = newsEvent.safeParse({ id: offlineId, ...Object(content) }).data;
    return event && event.content.length > 0 ? await prepareDetail(event) : null;
  } catch (error) {
    // The service answered that it has none; any other failure can be retried.
    const isAnswer = error instanceof ServiceError && error.kind === 'interface';
    if (isAnswer && (error.code ?? 0) < 500) return null;
    throw error;
  }
});
