/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { keepSet, keptSets, readKeptArticle, readKeptSet } from '@/lib/browser/offline/kept';
import { topic as topicSchema } from '@/lib/contract/topic';
import { TopicItemType } from '@/lib/model/wire/enums';
import { useKeptTopic, keptTopicItems, keptTopics } from '@/lib/state/offline/keep-topic';
import { noticesAtom } from '@/lib/state/page/notices';
import { MemoryCaches } from '@/tests/memory-caches';
import { newReader, type Answer, type Asked } from '../reader';

let caches: MemoryCaches;
beforeEach(() => {
  caches = new MemoryCaches();
  Object.assign(window, { caches });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

const item = (id: string, item_type: number = TopicItemType.EVENT) => ({
  id,
  item_type,
  title: [],
});
const article = (id: string): Answer => ({ body: { code: 0, data: { id, title: [] } } });

/** The button of a topic, on a page whose service lists these items. */
function button(
  items: object[] | undefined,
  detail: (id: string) => Answer | Promise<Answer> = article,
) {
  const { store, asked } = newReader(({ name, input }: Asked) =>
    name === 'GetTopicItemList'
      ? { body: { code: 0, topic_item_list: items, has_more: false, next_cursor: '' } }
      : detail(String(input.event_id)),
  );
  const topic = topicSchema.parse({ topic_id: 't1' });
  const { result } = renderHook(() => useKeptTopic(topic), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  return {
    ...{ result, asked },
    isKnown: () => waitFor(() => expect(result.current.kept).not.toBeUndefined()),
    keep: () => act(() => result.current.keep()),
    notices: () => store.get(noticesAtom),
  };
}

const kept = () => readKeptSet('topic', 't1');

it('a topic is kept with the articles of its events, and removed with them', async () => {
  const { result, isKnown, keep, asked, notices } = button([
    ...[item('e1'), item('w1', TopicItemType.ANALYSIS_ARTICLE), item('e2')],
  ]);
  await isKnown();
  expect(result.current).toMatchObject({ kept: null, busy: false, progress: undefined });
  await keep();
  const { input } = asked[0] ?? {};
  expect(input).toMatchObject({ topic_id: 't1', limit: String(keptTopicItems) });
  expect(asked.slice(1).map((one) => one.input.event_id)).toEqual(['e1', 'e2']);
  expect(result.current).toMatchObject({
    kept: { id: 't1', whole: true, events: [] },
    busy: false,
  });
  expect((await kept())?.items.map(({ id }) => id)).toEqual(['e1', 'w1', 'e2']);
  const length = JSON.stringify(await readKeptArticle('e1')).length;
  expect((await kept())?.size).toBe(2 * length);
  expect(notices()).toEqual([]);
  await act(() => result.current.remove());
  expect(result.current.kept).toBeNull();
  expect([await kept(), await readKeptArticle('e1')]).toEqual([undefined, undefined]);
});

it('how many of its events are there is told while it is kept', async () => {
  const answers: (() => void)[] = [];
  const { result, isKnown } = button([item('e1'), item('e2')], async (id) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return article(id);
  });
  await isKnown();
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.keep();
  });
  expect(result.current.busy).toBe(true);
  await waitFor(() => expect(answers).toHaveLength(2));
  await waitFor(() => expect(result.current.progress).toEqual({ done: 0, all: 2 }));
  // Whoever leaves now finds what was begun, and that it is not whole.
  expect(await kept()).toMatchObject({ whole: false, items: [{ id: 'e1' }, { id: 'e2' }] });
  act(() => answers[0]?.());
  await waitFor(() => expect(result.current.progress).toEqual({ done: 1, all: 2 }));
  await act(async () => {
    answers[1]?.();
    await done;
  });
  expect(result.current).toMatchObject({ busy: false, progress: undefined });
});

it.each<[string, object[] | undefined, (id: string) => Answer]>([
  [
    'one article does not come',
    [item('e1'), item('e2')],
    (id) => (id === 'e1' ? 'broken' : article(id)),
  ],
  ['its events do not come', undefined, article],
])('is told as failed where %s; the next try fetches what is missing', async (_, items, detail) => {
  const first = button(items, detail);
  await first.isKnown();
  await first.keep();
  expect(first.notices()).toMatchObject([{ key: 'topics.offline.failed', tone: 'bad' }]);
  expect(first.result.current.kept?.whole).toBeFalsy();
  const again = button([item('e1'), item('e2')]);
  await again.isKnown();
  await again.keep();
  expect(again.result.current.kept?.whole).toBe(true);
  const fetched = again.asked.flatMap(({ input }) => input.event_id ?? []);
  expect(fetched).toEqual(items ? ['e1'] : ['e1', 'e2']);
});

it('no more than the newest events are kept, whatever the service lists', async () => {
  const { isKnown, keep } = button(
    Array.from({ length: keptTopicItems + 1 }, (_, n) => item(`e${n}`)),
    () => ({ body: { code: 4 } }),
  );
  await isKnown();
  await keep();
  expect((await kept())?.items).toHaveLength(keptTopicItems);
});

describe('where as many topics are kept as there is room for', () => {
  const fill = async (ids: string[]) => {
    const of = { at: 1, items: [], events: [], size: 0, whole: true };
    for (const id of ids) await keepSet({ ...of, kind: 'topic', id });
    await keepSet({ ...of, kind: 'favourites', id: 'u1' });
  };
  const others = Array.from({ length: keptTopics }, (_, n) => `other${n}`);

  it('another one is told as too many, and nothing is fetched', async () => {
    await fill(others);
    const { isKnown, keep, notices, asked } = button([item('e1')]);
    await isKnown();
    await keep();
    expect(notices()).toMatchObject([{ key: 'topics.offline.full', tone: 'bad' }]);
    expect(asked).toEqual([]);
  });

  it('one of them is kept anew', async () => {
    await fill([...others.slice(1), 't1']);
    const { isKnown, keep, notices } = button([item('e1')]);
    await isKnown();
    await keep();
    expect(notices()).toEqual([]);
    expect(await keptSets()).toHaveLength(keptTopics + 1);
    expect((await kept())?.items).toHaveLength(1);
  });
});

it('nothing is offered where the browser keeps no pages', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  const { result } = button([item('e1')]);
  await act(async () => undefined);
  expect(result.current.kept).toBeUndefined();
});
