// Changes the news service's answer for one article: for newer versions, and for contents that the
// sample edition lacks.
import type { Page } from 'playwright/test';

type Fields = Readonly<Record<string, unknown>>;

/** From now on the detail of `id` has these fields instead of its own. */
export async function changeDetail(page: Page, id: string, fields: Fields): Promise<void> {
  const address = `**/api/events/v1/${id}/detail`;
  await page.unroute(address);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Fields };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields } } });
  });
}

/** A paragraph as sent by a service without trees. */
export const paragraph = (text: string) => ({ element_type: 'p', text: [{ lang: 'en', text }] });
