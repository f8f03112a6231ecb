import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { Card } from '@/components/feed/card';
import { CardSources } from '@/components/feed/card-sources';
import { eventPage } from '@/lib/contract';
import { CardMode } from '@/lib/model/wire/card-enums';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { toEntry } from '@/lib/model/feed/to-entry';
import { siteAtom } from '@/lib/state/page/deployment';
import { popupsAtom } from '@/lib/state/page/popups';
import { sampleEntry, sampleSources } from '../../model/entry-sample';
import { renderPage } from '../page';

const card = (
  fields?: Partial<FeedEntry>,
  mode: (typeof CardMode)[keyof typeof CardMode] = CardMode.Default,
) => <Card entry={sampleEntry(fields)} mode={mode} index={0} sessionId="s1" />;

describe('a card', () => {
  it('shows title, brief, cover, source logos, release time and the updated flag', () => {
    const { container } = renderPage(card());
    const article = screen.getByRole('article', { name: 'Why a day is not a day' });
    expect(within(article).getByText('The Earth turns unevenly.')).toBeVisible();
    expect(container.querySelector('img[src="https://a.example/cover.jpg"]')).not.toBeNull();
    expect(screen.getAllByTestId('source-logo')).toHaveLength(2);
    expect(within(article).getByText('3 hours ago').closest('time')).toHaveAttribute(
      'datetime',
      '2026-11-21T09:00:00.000Z',
    );
    expect(within(article).getByText('Updated')).toBeVisible();
  });

  it.each([
    ['en', 'Why a day is not a day', 'The Earth turns unevenly.', '3 hours ago', 'AI-generated'],
    ['zh', '为什么一天不是一天', '地球自转并不均匀。', '3 小时前', '由 AI 生成'],
    [
      'ph',
      'Bakit hindi eksaktong isang araw ang araw',
      'Hindi pantay ang ikot ng mundo.',
      '3 oras ang nakalipas',
      'Gawa ng AI',
    ],
  ] as const)(
    'is in the language of its reader: %s',
    (language, title, brief, time, disclaimer) => {
      renderPage(card(), { language });
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(brief)).toBeVisible();
      expect(screen.getByText(time)).toBeVisible();
      expect(screen.getByText(new RegExp(disclaimer))).toBeVisible();
    },
  );

  it('labels paid content as such, whatever else is shown', () => {
    renderPage(card({ paid_content: true }, CardMode.TitleOnly));
    expect(screen.getByText('Paid content')).toBeVisible();
  });

  it('names the language of text that is not in the page’s', () => {
    const asWritten = (text: string) => ['source', 'EN'].map((lang) => ({ lang, text }));
    const fields = { title: asWritten('Taiwan dispatches forces'), brief: asWritten('At dawn.') };
    renderPage(card(fields), { language: 'zh' });
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('At dawn.')).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['en', 'Sample'],
    ['zh', '示例'],
    ['ph', 'Sampol'],
  ] as const)('labels the sample edition: %s', (language, word) => {
    renderPage(card({ writing: 'sample' }), { language });
    expect(screen.getByText(word)).toBeVisible();
  });

  it.each([
    [3, 3, undefined],
    [4, 3, '+1'],
    [8, 3, '+5'],
  ])('with %d sources shows %d logos and %s', (count, logos, more) => {
    renderPage(card({ sources: sampleSources(count) }));
    expect(screen.getAllByTestId('source-logo')).toHaveLength(logos);
    if (more) expect(screen.getByText(more)).toBeInTheDocument();
    else expect(screen.queryByText(/^\+/)).toBeNull();
    expect(screen.getByText(`${count} sources`)).toBeVisible();
  });

  it.each([
    ['en', 999, '999 sources'],
    ['en', 1_000, '1 thousand sources'],
    ['zh', 14_990, '1.5万 个来源'],
    ['ph', 1_500, '2 libong source'],
    ['ph', 2, '2 source'],
  ] as const)('counts its sources with a unit word: %s, %d', (language, length, words) => {
    renderPage(<CardSources sources={sampleSources(length)} />, { language });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button').getAttribute('aria-label')).toContain(words);
  });

  it('loads the icons of its sources from its own origin', () => {
    const { container } = renderPage(card());
    const icons = [...container.querySelectorAll('[data-testid="source-logo"] img')];
    expect(icons.map((icon) => icon.getAttribute('src'))).toEqual([
      '/icon/paper0.example',
      '/icon/paper1.example',
    ]);
  });

  it.each([
    [false, false, null, null],
    [true, false, 'Updated', null],
    [false, true, null, 'Read'],
    [true, true, 'Updated', 'Read'],
  ])('with has_updated=%s and has_read=%s is marked %s and %s', (updated, read, mark, readMark) => {
    renderPage(card({ has_updated: updated, has_read: read }));
    expect(screen.queryByText('Updated')?.textContent ?? null).toBe(mark);
    expect(screen.queryByText('Read')?.textContent ?? null).toBe(readMark);
  });

  it('says in the reader’s language that a foreign title was read', () => {
    renderPage(card({ has_read: true, title: [{ lang: 'zh', text: '闰秒' }] }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('Read')).toHaveAttribute('lang', 'en');
  });

  it('is a link to the article, which works without scripts', () => {
    renderPage(card());
    const link = screen.getByRole('link', { name: 'Why a day is not a day' });
    expect(link).toHaveAttribute('href', '/m/news/detail?id=e1');
  });

  it('opens the article over the list when tapped', async () => {
    renderPage(card());
    await userEvent.click(screen.getByRole('link'));
    expect(window.location.pathname + window.location.search).toBe('/m/news/detail?id=e1');
    expect(window.history.state).toMatchObject({ shows: 'article', toList: 1 });
  });

  it.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser, which opens a new tab', (_, how) => {
    renderPage(card());
    const click = createEvent.click(screen.getByRole('link'), how);
    // The browser would follow the link; jsdom cannot.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = jest.spyOn(click, 'preventDefault');
    fireEvent(screen.getByRole('link'), click);
    expect(prevented).toHaveBeenCalledTimes(1);
  });

  it('opens the list of its sources when the logos are tapped', async () => {
    const { store } = renderPage(card());
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 sources: Paper 0, Paper 1' }));
    expect(store.get(popupsAtom)).toMatchObject([{ popup: { kind: 'references' } }]);
  });

  it('tags the headlines of its sources with their language', async () => {
    const title = ['source', 'ph'].map((lang) => ({ lang, text: 'Tumaas ang tubig' }));
    const { store } = renderPage(card({ title }));
    await userEvent.click(screen.getByRole('button', { name: /^Show 2 sources/ }));
    expect(store.get(popupsAtom)).toMatchObject([
      { popup: { sources: [{ lang: 'fil' }, { lang: 'fil' }] } },
    ]);
  });

  it.each([
    ['Like', 'like'],
    ['Save', 'save'],
  ])('asks a guest who presses %s to sign in', async (name, reason) => {
    const { store } = renderPage(card());
    await userEvent.click(screen.getByRole('button', { name }));
    expect(store.get(popupsAtom)).toMatchObject([{ popup: { kind: 'sign-in', reason } }]);
  });

  it('offers to dislike, to report and to share the event', async () => {
    const { store } = renderPage(card());
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    const before = ['dislike', 'less', 'why', 'report', 'share'];
    expect(store.get(popupsAtom)).toMatchObject([
      { popup: { kind: 'tools', tools: [...before, 'queue', 'markAll'] } },
    ]);
  });

  it.each([
    [0, null, null],
    [1, '1', '1 like'],
    [999, '999', '999 likes'],
    [1000, '999+', '999+ likes'],
  ])('with %d likes shows %s and says %s', (like_count, shown, said) => {
    renderPage(card({ like_count }));
    const likes = screen.queryByRole('img', { name: /likes?$/ });
    expect(likes?.textContent ?? null).toBe(shown);
    expect(likes?.ariaLabel ?? likes?.getAttribute('aria-label') ?? null).toBe(said);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
  ])('with %d pictures shows %d', (count, shown) => {
    const cover = Array.from({ length: count }, (_, n) => `https://a.example/${n}.jpg`);
    const { container } = renderPage(card({ cover }));
    expect(container.querySelectorAll('img[src^="https://a.example/"]')).toHaveLength(shown);
  });

  it('loads one picture without alternatives where the reader saves data', () => {
    const cover = Array.from({ length: 5 }, (_, n) => `https://a.example/${n}.jpg`);
    const store = createStore();
    store.set(siteAtom, { ...store.get(siteAtom), savesData: true });
    const { container } = renderPage(card({ cover }), { store });
    const pictures = [...container.querySelectorAll('img[src^="https://a.example/"]')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([cover[0]]);
  });

  it('without a picture has no box for one', () => {
    const { container } = renderPage(card({ cover: [] }));
    expect(container.querySelector('.rounded-cover')).toBeNull();
  });

  it('in titles-only mode shows neither brief nor pictures', () => {
    const { container } = renderPage(card({}, CardMode.TitleOnly));
    expect(screen.queryByText('The Earth turns unevenly.')).toBeNull();
    expect(container.querySelector('img[src="https://a.example/cover.jpg"]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Why a day is not a day' })).toBeVisible();
  });

  it('shows a moment of an event like an event', () => {
    const moment_info = {
      id: 'm1',
      title: [{ lang: 'en', text: 'At dawn' }],
      brief: [{ text: 'The first ships leave.' }],
      references: [{ link: 'https://one.example/a', source: 'One' }],
    };
    const [moment] = eventPage.parse({ events: [{ moment_info }] }).events.map(toEntry);
    renderPage(card({ ...moment, cover: [] }));
    const link = screen.getByRole('link', { name: 'At dawn' });
    expect(link).toHaveAttribute('href', '/m/news/detail?id=m1');
    expect(screen.getByText('The first ships leave.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 1 source: One' })).toBeVisible();
  });
});
