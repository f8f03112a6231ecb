/** @jest-environment ./tests/dom-with-fetch.mjs */
// An article with and without comments: what is below its end, and what is requested.
import { act, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ReadyArticle } from '@/components/article/ready-article';
import { languages, type Language } from '@/lib/model/text/languages';
import { siteAtom } from '@/lib/state/page/deployment';
import { allMessages } from '@/tests/all-messages';
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';
import { sampleArticle } from './sample-event';

const scrolled = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
  // Everything is in view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly told: (entries: object[]) => void) {}
      observe(target: Element) {
        queueMicrotask(() => this.told([{ isIntersecting: true, target }]));
      }
      unobserve() {}
      disconnect() {}
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
beforeEach(() => {
  scrolled.mockClear();
  // The target of a message about a comment, also on a host without comments.
  window.history.replaceState(null, '', '/m/news/detail?id=e1#comment-c_1');
});

async function show(comments: boolean | undefined, language: Language) {
  const { store, asked } = newReader(({ name }) =>
    name === 'ListEventComments'
      ? { body: { code: 0, data: { comments: [], total: 7, has_more: false, next_cursor: '' } } }
      : { body: { code: 0, data: { events: [], has_more: false, next_cursor: '' } } },
  );
  store.set(siteAtom, { ...store.get(siteAtom), comments });
  const scroller = { current: document.createElement('div') };
  const { container } = renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ReadyArticle
        event={sampleArticle()}
        {...{ stale: false, scroller, acts: true, language, outsideShare: false, opening: false }}
      />
    </SWRConfig>,
    { store, language },
  );
  await act(() => eventLoopTurns());
  return { container, names: () => asked.map(({ name }) => name) };
}

describe.each(languages)('in %s', (language) => {
  const words = allMessages[language];

  it('has comments with their number where comments are on', async () => {
    const { names } = await show(true, language);
    const title = new RegExp(`^${words.comments.title}`);
    const section = await screen.findByRole('region', { name: title });
    expect(section).toHaveTextContent('7');
    expect(names()).toContain('ListEventComments');
    expect(scrolled).toHaveBeenCalled();
  });

  it.each([false, undefined])('has neither where they are off (%p)', async (comments) => {
    const { container, names } = await show(comments, language);
    expect(screen.getByText(words.article.end)).toBeInTheDocument();
    expect(container.querySelector('[data-comments]')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('region', { name: new RegExp(words.comments.title) })).toBeNull();
    // Nothing scrolls past the end of the article, and its related events are there.
    expect(scrolled).not.toHaveBeenCalled();
    expect(names()).toEqual(['ListExpandingArticles']);
  });
});
