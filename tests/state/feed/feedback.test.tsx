/** @jest-environment ./tests/dom-with-fetch.mjs */
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { dislikeAtom, reportAtom } from '@/lib/state/feed/feedback';
import { offerToolsAtom } from '@/lib/state/feed/offer-tools';
import { listenAtom, listenRequestAtom } from '@/lib/state/page/listen';
import { noticesAtom } from '@/lib/state/page/notices';
import { closePopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer } from '../reader';

const good: Answer = { body: { code: 0 } };
const event = sampleEntry();
const notices = ({ store }: ReturnType<typeof newReader>) =>
  store.get(noticesAtom).map(({ id: _id, ...notice }) => notice);

function withLists(answer: Answer) {
  const reader = newReader(() => answer);
  const events = [event, sampleEntry({ id: 'e2' })];
  const page = { events, has_more: false, session_end: true, session_id: 's1', next_cursor: '' };
  for (const tab of ['recommend', 'sports']) reader.store.set(feedAtom(tab), feedOf(page, 1));
  const listed = () =>
    ['recommend', 'sports'].map((tab) =>
      reader.store.get(feedAtom(tab)).events.map(({ id }) => id),
    );
  return { reader, listed };
}

describe('"not interesting"', () => {
  it('sends event, version and session; the event leaves every list, and the reader gets a message', async () => {
    const { reader, listed } = withLists(good);
    await reader.store.set(dislikeAtom, event);
    expect(reader.asked).toEqual([
      {
        name: 'DisinterestFeedback',
        input: { event_id: 'e1', event_version_id: 'v1', session_id: 's1' },
      },
    ]);
    expect(listed()).toEqual([['e2'], ['e2']]);
    expect(notices(reader)).toEqual([{ key: 'acts.i18n_detail_dislike_success', tone: 'good' }]);
  });

  it('sends that the event is a moment', async () => {
    const { reader } = withLists(good);
    await reader.store.set(dislikeAtom, { ...event, is_moment: true });
    expect(reader.asked[0]?.input).toMatchObject({ event_id: 'e1', is_moment: true });
  });

  it.each([
    ['broken', 'broken'],
    ['code 1', { body: { code: 1 } }],
    ['refused', { body: { base_resp: { error_code: 9, error_message: 'no' } } }],
  ] as const)('that fails (%s) changes nothing and shows one message', async (_, answer) => {
    const { reader, listed } = withLists(answer);
    await reader.store.set(dislikeAtom, event);
    expect(listed()).toEqual([
      ['e1', 'e2'],
      ['e1', 'e2'],
    ]);
    expect(notices(reader)).toEqual([{ key: 'acts.dislikeFailed', tone: 'bad' }]);
  });
});

describe('a report', () => {
  const report = {
    event_id: 'e1',
    report_type: ReportReason.Outdated,
    report_target_type: ReportTarget.Event,
  };

  it('that was sent is confirmed', async () => {
    const reader = newReader(() => good);
    expect(await reader.store.set(reportAtom, report)).toBe(true);
    expect(reader.asked).toEqual([{ name: 'Report', input: { report } }]);
    expect(notices(reader)).toEqual([{ key: 'acts.reported', tone: 'good' }]);
  });

  it.each([
    ['without an answer', 'broken', { key: 'errors.serviceError' }],
    ['with an HTTP error', { status: 500, body: {} }, { key: 'errors.serviceError' }],
    ['with the words of a code', { body: { code: 1, msg: 'Too many.' } }, { text: 'Too many.' }],
    [
      'with the words of a refusal',
      { body: { base_resp: { error_code: 9, error_message: 'Not today.' } } },
      { text: 'Not today.' },
    ],
  ] as const)('that failed %s shows one message, with the error', async (_, answer, error) => {
    const reader = newReader(() => answer);
    expect(await reader.store.set(reportAtom, report)).toBe(false);
    expect(notices(reader)).toEqual([{ key: 'acts.reportFailed', error, tone: 'bad' }]);
  });

  it('that failed offline says that there is no network', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reader = newReader(() => 'broken');
    expect(await reader.store.set(reportAtom, report)).toBe(false);
    const error = { key: 'errors.noNetwork' };
    expect(notices(reader)).toEqual([{ key: 'acts.reportFailed', error, tone: 'bad' }]);
    online.mockRestore();
  });
});

describe('the tools', () => {
  it.each(['share', 'report'] as const)('open what %s needs', async (tool) => {
    const reader = newReader(() => good);
    const offered = reader.store.set(offerToolsAtom, event, ['share', 'report']);
    expect(reader.store.get(popupsAtom).map(({ popup }) => popup)).toEqual([
      { kind: 'tools', tools: ['share', 'report'] },
    ]);
    reader.store.set(closePopupAtom, undefined, tool);
    expect(await offered).toBe(tool);
    const open = reader.store.get(popupsAtom).filter((entry) => entry.open);
    expect(open.map(({ popup }) => popup)).toEqual([{ kind: tool, event }]);
  });

  it.each([
    ['while something is listened to', { kind: 'list' }],
    ['alone', undefined],
  ] as const)('listen to an event %s', async (_, request) => {
    const reader = newReader(() => good);
    if (request) reader.store.set(listenAtom, request);
    const offered = reader.store.set(offerToolsAtom, event, ['queue']);
    reader.store.set(closePopupAtom, undefined, 'queue');
    await offered;
    expect(reader.store.get(listenRequestAtom)).toEqual(
      request ? { request, at: 1, adds: ['e1'] } : { request: { kind: 'event', id: 'e1' }, at: 1 },
    );
  });

  it('do nothing when they are closed', async () => {
    const reader = newReader(() => good);
    const offered = reader.store.set(offerToolsAtom, event, ['dislike']);
    reader.store.set(closePopupAtom);
    expect(await offered).toBeUndefined();
    expect(reader.asked).toEqual([]);
  });
});
