/** @jest-environment ./tests/dom-with-fetch.mjs */
// The offer of the place in a list where another device of the reader left it.
import { screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { ListPlace } from '@/components/shell/list-place';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { pageLineAtom } from '@/lib/state/page/line';
import { readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

/** The line below the list. */
function Line() {
  const { Words } = useAtomValue(pageLineAtom) ?? {};
  return Words ? <Words /> : null;
}

it.each([
  ['en', 'On another device you stopped at “潮汐”. Go there'],
  ['zh', '你在另一台设备上读到了“潮汐”，点此前往'],
  ['ph', 'Huminto ka sa “潮汐” sa ibang device. Pumunta roon'],
] as const)('names the event in the language of its title (%s)', async (language, offer) => {
  const place = { id: 'e5', at: Date.now(), device: '1700000000000111111' };
  const { store } = newReader(({ input }) => ({
    body: {
      code: 0,
      data: { key: String(input.key), value: JSON.stringify(place), updated_at: 1 },
    },
  }));
  store.set(readerAtom, { id: 'u1' });
  const title = [{ lang: 'ZH', text: '潮汐' }];
  const events = [1, 2, 3, 4, 5].map((number) => sampleEntry({ id: `e${number}`, title }));
  const page = { events, has_more: false, session_end: true, session_id: 's', next_cursor: '' };
  store.set(feedAtom(store.get(openTabAtom)), feedOf(page, 1));
  renderPage(
    <>
      <div role="tabpanel">
        <div role="region" />
      </div>
      <ListPlace />
      <Line />
    </>,
    { store, language },
  );
  const name = await screen.findByText('潮汐');
  expect(name).toHaveAttribute('lang', 'zh-CN');
  expect(name.closest('button')?.textContent).toBe(offer);
});
