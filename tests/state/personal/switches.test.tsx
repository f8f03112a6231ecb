/** @jest-environment ./tests/dom-with-fetch.mjs */
// Settings that the service keeps: each shows a change at once, and goes back where it was not kept.
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { useRecommendations } from '@/lib/state/feed/recommendations';
import { useQuietHours } from '@/lib/state/messages/quiet-hours';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { useDailyMail } from '@/lib/state/personal/daily-mail';
import { newReader, type Answer, type Asked } from '../reader';

type Site = {
  /** What the service keeps. */
  personalized_recommend: boolean;
  quiet_hours: object | null;
  wanted: boolean;
  read?: Answer;
  /** What it answers to a change; by default it keeps it. */
  write?: Answer | Promise<Answer>;
};

function answering(site: Site, { name, input }: Asked): Answer | Promise<Answer> {
  const { personalized_recommend, quiet_hours, wanted } = site;
  const customize_info = { personalized_recommend, quiet_hours };
  if (name === 'GetCustomizeInfo') return site.read ?? { body: { code: 0, customize_info } };
  if (name === 'GetDailyMail') {
    const place = { hour: 7, time_zone: 'Asia/Manila' };
    const data = { wanted, lang: 'en', address: 'm@example.org', available: true, ...place };
    return site.read ?? { body: { code: 0, data } };
  }
  if (name === 'SetDailyMail' || name === 'SaveCustomizeInfo') {
    if (!site.write) Object.assign(site, input.customize_info ?? { wanted: input.wanted });
    return site.write ?? { body: { code: 0 } };
  }
  return { body: { code: 0 } };
}

function page<T>(use: () => T, more: Partial<Site> = {}) {
  const site: Site = { personalized_recommend: true, quiet_hours: null, wanted: false, ...more };
  const { store, asked } = newReader((call) => answering(site, call));
  store.set(readerAtom, { id: 'u1' });
  const { result } = renderHook(use, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  const written = () =>
    asked
      .filter(({ name }) => name === 'SetDailyMail' || name === 'SaveCustomizeInfo')
      .map(({ input }) => input.customize_info ?? input);
  return { site, store, result, written };
}

/** Each as a switch that is off or on. */
const useRecommended = () => {
  const { personalized, failed, retry, change } = useRecommendations();
  return { is: personalized, failed, retry, turn: change };
};
const useMail = () => {
  const { mail, failed, retry, change } = useDailyMail();
  return { is: mail?.wanted, failed, retry, turn: change };
};
const useQuiet = () => {
  const { hours, failed, retry, change } = useQuietHours();
  const is = hours === undefined ? undefined : hours !== null;
  return { is, failed, retry, turn: (on: boolean) => change(on ? {} : null) };
};

describe.each([
  ['recommendations', useRecommended, true],
  ['the daily mail', useMail, false],
  ['quiet hours', useQuiet, false],
] as const)('%s', (_, use, before) => {
  it('show what the service has, and at once what is chosen', async () => {
    const { result, written, store } = page(use);
    expect(result.current).toMatchObject({ is: undefined, failed: false });
    await waitFor(() => expect(result.current.is).toBe(before));
    act(() => result.current.turn(!before));
    await waitFor(() => expect(result.current.is).toBe(!before));
    await waitFor(() => expect(written()).toHaveLength(1));
    await act(async () => undefined);
    expect(result.current.is).toBe(!before);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['refused', { body: { code: 9 } }],
    ['not answered', 'broken'],
  ])('go back to what the service has where a change is %s, which is told', async (_how, write) => {
    const { result, store } = page(use, { write });
    await waitFor(() => expect(result.current.is).toBe(before));
    act(() => result.current.turn(!before));
    await waitFor(() => expect(store.get(noticesAtom)).not.toEqual([]));
    await waitFor(() => expect(result.current.is).toBe(before));
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'personal.settingFailed', tone: 'bad' }]);
    expect(result.current.failed).toBe(false);
  });

  it('stay as chosen where the answer alone was lost', async () => {
    let lose: (answer: Answer) => void = () => undefined;
    const write = new Promise<Answer>((resolve) => (lose = resolve));
    const { result, site, store } = page(use, { write });
    await waitFor(() => expect(result.current.is).toBe(before));
    act(() => result.current.turn(!before));
    await waitFor(() => expect(result.current.is).toBe(!before));
    Object.assign(site, { personalized_recommend: false, wanted: true, quiet_hours: hours });
    lose('broken');
    await waitFor(() => expect(store.get(noticesAtom)).not.toEqual([]));
    await waitFor(() => expect(result.current.is).toBe(!before));
  });

  it.each<[string, Answer]>([
    ['does not come', 'broken'],
    ['comes without data', { body: { code: 0 } }],
  ])(
    'fail where what is kept %s, tell nothing in passing, and come by a press',
    async (_how, read) => {
      const { result, site, store } = page(use, { read });
      await waitFor(() => expect(result.current.failed).toBe(true));
      expect(store.get(noticesAtom)).toEqual([]);
      site.read = undefined;
      act(() => result.current.retry());
      await waitFor(() => expect(result.current).toMatchObject({ is: before, failed: false }));
    },
  );
});

const hours = { from: 23, to: 6, time_zone: 'Asia/Manila' };

it('one of the quiet hours is changed, the other stays, and the zone is that of here', async () => {
  const { result, written } = page(useQuietHours, { quiet_hours: hours });
  await waitFor(() => expect(result.current.hours).toEqual(hours));
  act(() => result.current.change({ to: 8 }));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() =>
    expect(written()).toEqual([{ quiet_hours: { from: 23, to: 8, time_zone: timeZone } }]),
  );
});

it('whoever turns quiet hours on is offered those of a night', async () => {
  const { result, written } = page(useQuietHours);
  await waitFor(() => expect(result.current.hours).toBeNull());
  act(() => result.current.change({}));
  await waitFor(() => expect(written()).toMatchObject([{ quiet_hours: { from: 22, to: 7 } }]));
});
