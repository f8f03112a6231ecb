/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { DiscoverSection } from '@/components/topic/discover-section';
import { FollowWords } from '@/components/topic/follow-words';
import { TopicEditor } from '@/components/topic/topic-editor';
import { TopicsSection } from '@/components/topic/topics-section';
import { topic } from '@/lib/contract/topic';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { readerAtom } from '@/lib/state/page/reader';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { newReader, type Answer } from '@/tests/state/reader';
import { renderPage } from '../page';

/** Shows a part of the topics; its changes are never answered. */
function show(content: ReactNode, list: object = {}) {
  const { store, asked } = newReader(({ name }) =>
    /^(Delete|Create)/.test(name)
      ? new Promise<Answer>(() => undefined)
      : { body: { code: 0, ...list } },
  );
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{content}</SWRConfig>,
    { store },
  );
  return (act: string) => asked.filter(({ name }) => name === act).length;
}

it('deletes a topic once, however often that is pressed', async () => {
  const mine = topic.parse({ topic_id: 't1', topic_name: 'Tides' });
  const count = show(<TopicEditor topic={mine} onChanged={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit topic' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete topic' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(count('DeleteTopic')).toBe(1));
});

it('follows a story once, however often that is pressed', async () => {
  const found = {
    ...{ id: 'e1', title: [{ lang: 'en', text: 'High tide' }], time: 1, source_count: 3 },
  };
  const count = show(<DiscoverSection />, { discovery_list: [found] });
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Follow.*High tide/ }));
  await waitFor(() => expect(count('CreateTopic')).toBe(1));
});

it('requests stories by the setting for the news language, again when that changes', async () => {
  const { store, asked } = newReader(() => ({ body: { code: 0, discovery_list: [] } }));
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DiscoverSection />
    </SWRConfig>,
    { store },
  );
  const wished = () => asked.map(({ input }) => input.news_language);
  await waitFor(() => expect(wished()).toEqual(['own']));
  act(() => store.set(changeSettingsAtom, { newsLanguage: 'all' }));
  await waitFor(() => expect(wished()).toEqual(['own', 'all']));
});

it('a title of another language is truncated by its own rules', async () => {
  const found = {
    ...{ id: 'e1', title: [{ lang: 'zh', text: '涨潮' }], time: 1, source_count: 3 },
  };
  show(<DiscoverSection />, { discovery_list: [found] });
  const title = await screen.findByText('涨潮');
  expect(title).toHaveAttribute('lang', 'zh-CN');
  expect(title.className).toMatch(/\bline-clamp-2\b/);
});

it('a topic that the reader follows is listed as followed only', async () => {
  const topics = [
    { topic_id: 't1', topic_name: 'Tides', followed: true },
    { topic_id: 't2', topic_name: 'Volcanoes' },
  ];
  const section = (list: 'ListFollowedTopics' | 'ListHotTopics') => (
    <TopicsSection list={list} title={list} empty="nothing" />
  );
  show(section('ListHotTopics'), { topic_list: topics });
  expect(await screen.findByText('Volcanoes')).toBeVisible();
  expect(screen.queryByText('Tides')).toBeNull();
  cleanup();
  show(section('ListHotTopics'), { topic_list: topics.slice(0, 1) });
  expect(await screen.findByText('nothing')).toBeVisible();
  cleanup();
  show(section('ListFollowedTopics'), { topic_list: topics.slice(0, 1) });
  expect(await screen.findByText('Tides')).toBeVisible();
});

it('keeps a change of a topic over a reload, until it is saved', async () => {
  const mine = topic.parse({ topic_id: 't1', topic_name: 'Tides' });
  const field = (name: string) => screen.getByLabelText(name);
  const words = 'Other words to look for (optional)';
  const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit topic' }));
  const onChanged = jest.fn();
  const saved = { topic: { ...mine, topic_name: 'Tides and waves' } };
  const page = (shown = mine) => show(<TopicEditor topic={shown} onChanged={onChanged} />, saved);
  page();
  await edit();
  await userEvent.type(field('Name'), ' and waves');
  await userEvent.type(field(words), 'surf');
  cleanup();
  page();
  await edit();
  expect(field('Name')).toHaveValue('Tides and waves');
  expect(field(words)).toHaveValue('surf');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  cleanup();
  page(topic.parse(saved.topic));
  await edit();
  expect(field('Name')).toHaveValue('Tides and waves');
  expect(field(words)).toHaveValue('');
});

describe('the request that changes a topic', () => {
  const long = 'Tides '.repeat(topicQueryChars).trim();
  const edited = async (topic_name: string, typing: Record<string, string>) => {
    const mine = topic.parse({ topic_id: 't1', topic_name });
    const { store, asked } = newReader(() => ({ body: { code: 0, topic: mine } }));
    store.set(readerAtom, { id: 'u-me', name: 'Me' });
    renderPage(<TopicEditor topic={mine} onChanged={jest.fn()} />, { store });
    await userEvent.click(screen.getByRole('button', { name: 'Edit topic' }));
    for (const [name, text] of Object.entries(typing)) {
      await userEvent.clear(screen.getByLabelText(name));
      await userEvent.type(screen.getByLabelText(name), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    return asked.map(({ input }) => input);
  };
  const words = 'Other words to look for (optional)';

  it('is not sent where nothing was changed', async () => {
    expect(await edited(long, {})).toEqual([]);
    cleanup();
    expect(await edited('Tides', { Name: 'Tides ' })).toEqual([]);
  });

  it('has the whole name beside other words, and never one that the field has cut off', async () => {
    const given = { topic_id: 't1', query: 'surf' };
    expect(await edited('Tides', { [words]: 'surf' })).toEqual([{ ...given, title: 'Tides' }]);
    cleanup();
    expect(await edited(long, { [words]: 'surf' })).toEqual([given]);
    cleanup();
    const both = { Name: 'Waves', [words]: 'surf' };
    expect(await edited(long, both)).toEqual([{ ...given, title: 'Waves' }]);
  });
});

afterEach(() => sessionStorage.clear());

it('the text of a topic cannot change while it is created', async () => {
  show(<FollowWords />);
  const field = screen.getByRole('textbox', { name: 'Follow a topic of your own' });
  await userEvent.type(field, 'spring tides{Enter} of 2026');
  expect(field).toHaveValue('spring tides');
});

it('the text of a topic survives leaving the page until it is followed', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Follow a topic of your own' });
  const page = (answer: Answer) => {
    const { store } = newReader(() => answer);
    store.set(readerAtom, { id: 'u-me', name: 'Me' });
    renderPage(<FollowWords />, { store });
  };
  page('broken');
  await userEvent.type(field(), 'spring tides{Enter}');
  cleanup();
  page({ body: { code: 0, topic: { topic_id: 't1', topic_name: 'Spring tides' } } });
  expect(field()).toHaveValue('spring tides');
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  cleanup();
  page('broken');
  expect(field()).toHaveValue('');
});
