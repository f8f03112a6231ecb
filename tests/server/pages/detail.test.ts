import { createClient } from '@/lib/client/create-client';
import { takenDown } from '@/lib/contract';
import { detailOf } from '@/lib/server/pages/detail';
import { withinExchange } from '@/lib/server/process/page-status';
import { processState } from '@/lib/server/process/process-state';

process.env.LOG_LEVEL = 'silent';

/**
 * What a page shows of an event with this answer of the service, and whether the page is shared.
 */
async function shown(answer: () => Response | Promise<Response>) {
  const call = createClient(async () => answer(), { base: 'http://news-service.invalid' });
  const response = { headersSent: false, statusCode: 200 };
  const { outcome } = await withinExchange({ headers: {} }, response, () => detailOf(call, 'e1'));
  return { outcome, isKept: !processState().unkept.has(response) };
}

it.each([502, 503, 504])(
  'a page rendered while the service answers %i is not shared',
  async (status) => {
    const base_resp = { error_code: status, error_message: 'Not now.' };
    const away = () => Response.json({ base_resp, code: status }, { status });
    expect(await shown(away)).toEqual({ outcome: 'failed', isKept: false });
  },
);

it('nor is one whose answer did not arrive', async () => {
  const lost = () => Promise.reject<Response>(new TypeError('fetch failed'));
  expect(await shown(lost)).toEqual({ outcome: 'failed', isKept: false });
});

it('one of a deleted event is shared', async () => {
  const gone = () => Response.json({ code: takenDown });
  expect(await shown(gone)).toEqual({ outcome: 'gone', isKept: true });
});
