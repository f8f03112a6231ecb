// What the news service says of one article, changed on the wire: the way to a newer version and to
// contents that the sample edition has none of.
import type { Page } from 'playwright/test';

type Fields = Readonly<Record<string, unknown>>;

/** From now on the detail of `id` comes with these fields in the place of its own. */
export async function changeDetail(page: Page, id: string, fields: Fields): Promise<void> {
  const address = `**/api/events/v1/${id}/detail`;
  await page.unroute(address);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Fields };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields } } });
  });
}

/** A paragraph as a service sends it that brings no trees. */
export const paragraph = (text: string) => ({ element_type: 'p', text: [{ lang: 'en', text }] });
