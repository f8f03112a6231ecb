import { screen } from '@testing-library/react';
import { TopicRow } from '@/components/topic/topic-row';
import { topic } from '@/lib/contract/topic';
import { sampleTopicRows } from '@/lib/newsroom/sample/topics';
import { renderPage } from '../page';

const show = (topic_id: string) =>
  renderPage(<TopicRow topic={topic.parse({ topic_id, topic_name: 'Tides' })} />);

it.each(sampleTopicRows(0).map((row) => row.topic.id))(
  'a topic of the sample edition is labeled in a list: %s',
  (id) => {
    show(id);
    expect(screen.getByText('Sample')).toBeVisible();
  },
);

it('any other is not', () => {
  show('t_1');
  expect(screen.queryByText('Sample')).toBeNull();
});

it.each([
  ['电动公交车', 'zh-CN'],
  ['Ang presyo ng bigas sa Maynila', 'fil'],
  ['Tides', null],
])('a name in another language says so: %s, %s', (topic_name, tag) => {
  renderPage(<TopicRow topic={topic.parse({ topic_id: 't_1', topic_name })} />);
  expect(screen.getByText(topic_name).getAttribute('lang')).toBe(tag);
});
