/** @jest-environment ./tests/dom-with-fetch.mjs */
// Related events below an article, and where they are left out.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import RelatedEvents from '@/components/article/related-events';
import { RelatedNear } from '@/components/article/related-near';
import { takenDown } from '@/lib/contract';
import { languages, type Language } from '@/lib/model/text/languages';
import { overlayAtom } from '@/lib/state/article/overlay';
import { listenAtom } from '@/lib/state/page/listen';
import { allMessages } from '@/tests/all-messages';
import { listOf, newReader, type Answer, type Asked } from '@/tests/state/reader';
import { eventLoopTurns } from '../../event-loop-turns';
import { renderPage } from '../page';

function show(
  answer: (asked: Asked) => Answer,
  {
    language = 'en',
    content = <RelatedEvents eventId="e1" />,
  }: { language?: Language; content?: ReactNode } = {},
) {
  const { store, asked } = newReader(answer);
  const page = renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{content}</SWRConfig>,
    { store, language },
  );
  return { ...page, asked, store };
}

it.each(languages)('lists related events, page by page, in %s', async (language) => {
  const { asked } = show(
    ({ input }) =>
      input.cursor ? listOf(['e4']) : listOf(['e2', 'e3'], { has_more: true, next_cursor: 'c1' }),
    { language },
  );
  const words = allMessages[language].article;
  const section = within(await screen.findByRole('region', { name: words.related }));
  expect(await section.findByRole('link', { name: /^e2/ })).toHaveAttribute(
    'href',
    '/m/news/detail?id=e2',
  );
  await userEvent.click(section.getByRole('button', { name: words.relatedMore }));
  expect(await section.findByRole('link', { name: /^e4/ })).toBeInTheDocument();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(asked.map(({ name, input }) => [name, input.event_id])).toEqual([
    ['ListExpandingArticles', 'e1'],
    ['ListExpandingArticles', 'e1'],
  ]);
});

it.each([
  ['nothing else is on it', listOf([])],
  ['the article is gone', { body: { code: takenDown, data: null } }],
] satisfies [string, Answer][])('is left out where %s', async (_, answer) => {
  const { asked } = show(() => answer);
  expect(screen.getByRole('status', { name: 'Looking for more on this…' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(asked).toHaveLength(1);
});

it('a failed page can be requested again', async () => {
  let broken = true;
  show(() => (broken ? 'broken' : listOf(['e2'])));
  expect(await screen.findByRole('alert')).toHaveTextContent('More on this didn’t load.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^e2/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is requested when the reader comes near the end, not before', async () => {
  let come: (() => void) | undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly told: (entries: object[]) => void) {}
      observe(target: Element) {
        come = () => this.told([{ isIntersecting: true, target }]);
      }
      unobserve() {}
    },
  });
  const { asked } = show(() => listOf(['e2']), { content: <RelatedNear eventId="e1" last /> });
  expect(asked).toEqual([]);
  await act(async () => come?.());
  expect(await screen.findByRole('link', { name: /^e2/ })).toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it.each([
  [false, 0],
  [true, 1],
])(
  'is skipped when the link leads to a comment; it is the last section: %p',
  async (last, times) => {
    window.history.replaceState(null, '', '/m/news/detail?id=e1#comment-c_1');
    const { asked } = show(() => listOf(['e2']), {
      content: <RelatedNear eventId="e1" last={last} />,
    });
    await waitFor(() => expect(asked).toHaveLength(times));
    await act(() => eventLoopTurns());
    expect(asked).toHaveLength(times);
    window.history.replaceState(null, '', '/');
  },
);

it.each([
  [true, true],
  [false, false],
])('the last section (%p) is not covered by the player', (last, room) => {
  const { container, store } = show(() => listOf([]), {
    content: <RelatedNear eventId="e1" last={last} />,
  });
  expect(container.querySelector('.pb-40')).toBeNull();
  act(() => store.set(listenAtom, { kind: 'event', id: 'e1' }));
  expect(container.querySelector('.pb-40') !== null).toBe(room);
});

it('an event opened since the list loaded looks read', async () => {
  const { store } = show(() => listOf(['e2']));
  const title = await screen.findByText('e2');
  expect(title).not.toHaveClass('text-ink-2');
  act(() => store.set(overlayAtom, { e2: { has_read: true } }));
  expect(title).toHaveClass('text-ink-2');
});
