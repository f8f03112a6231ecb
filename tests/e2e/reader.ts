// A signed-in reader on a page: the server's HTML names one, and their stored data is simulated
// here. Everything between the two, the browser's part, is real.
import type { Page } from 'playwright/test';
import { CollectOperate } from '@/lib/model/wire/enums';

const pageSize = 2;

/**
 * Makes the pages of `page` those of a reader who saved these events; returns the requested
 * cursors.
 */
export async function asReader(
  page: Page,
  savedIds: readonly string[],
): Promise<{ cursors: string[] }> {
  let saved = [...savedIds];
  const cursors: string[] = [];
  await page.route(
    ({ pathname }) => pathname.startsWith('/m/news'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      // A private page: the policy of a shared guest page allows no changed script.
      const headers = { ...route.request().headers(), 'cube-id': 'own' };
      const response = await route.fetch({ headers });
      const html = await response.text();
      const guest = String.raw`\"reader\":\"$undefined\"`;
      if (!html.includes(guest)) throw new Error('The page does not say who is reading.');
      const reader = String.raw`\"reader\":{\"id\":\"reader-1\",\"is_init_interests\":true}`;
      return route.fulfill({ response, body: html.replace(guest, reader) });
    },
  );
  // The page checks at its start whether the session is still valid.
  await page.route('**/api/login/v1/check_login', (route) =>
    route.fulfill({ json: { code: 0, status: true, data: { user_id: 'reader-1', name: '' } } }),
  );
  await page.route('**/api/user/v1/is_firstly_login', (route) =>
    route.fulfill({ json: { code: 0, is_init_interests: true } }),
  );
  await page.route('**/api/events/v1/like/feedback', (route) =>
    route.fulfill({ json: { code: 0 } }),
  );
  await page.route('**/api/events/v1/collect_or_uncollect', (route) => {
    const { operate_type, operate_event_ids } = route.request().postDataJSON() as {
      operate_type: number;
      operate_event_ids: string[];
    };
    const others = saved.filter((id) => !operate_event_ids.includes(id));
    saved = operate_type === CollectOperate.Collect ? [...operate_event_ids, ...others] : others;
    return route.fulfill({ json: { code: 0 } });
  });
  await page.route('**/api/events/v1/collect/list*', async (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? '';
    cursors.push(cursor);
    const end = Number(cursor) + pageSize;
    const events = await Promise.all(
      saved.slice(Number(cursor), end).map(async (id) => {
        const answer = await page.request.get(`/api/events/v1/${id}/detail`);
        const { data } = (await answer.json()) as { data: object };
        return { ...data, collected: true, has_updated: true };
      }),
    );
    const has_more = end < saved.length;
    const data = { events, has_more, next_cursor: has_more ? String(end) : '' };
    await route.fulfill({ json: { code: 0, data } });
  });
  return { cursors };
}
