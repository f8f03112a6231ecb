import { renderToStaticMarkup } from 'react-dom/server';
import { ShareDocument } from '@/components/share/share-document';
import { ShareTopic } from '@/components/share/share-topic';
import { topic, topicItem } from '@/lib/contract/topic';
import { TopicStatus } from '@/lib/model/wire/enums';
import { siteIn } from './share-site';

const site = siteIn('en');

const items = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    topicItem.parse({
      id: `e${index}`,
      title: [{ lang: 'zh', text: `Event ${index}` }],
      time: Date.UTC(2026, 4, 1 + index),
    }),
  );

function show(over: object, count: number): HTMLElement {
  const shown = topic.parse({
    topic_id: 't_1',
    topic_name: 'electric buses',
    description: 'Cities and their fleets.',
    topic_type: 'user_create',
    follow_count: 12,
    process_info: { search_count: 3 },
    ...over,
  });
  document.body.innerHTML = renderToStaticMarkup(
    <ShareTopic
      site={site}
      topic={shown}
      items={items(count)}
      hrefOf={(id) => `/news/detail?id=${id}`}
      openHref="/on"
    />,
  );
  return document.body;
}

describe('the header of a shared topic', () => {
  it('shows the picture, or else the first letter of the name, the name and the description', () => {
    const plain = show({}, 1);
    expect(plain.querySelector('.icon')?.textContent).toBe('E');
    expect(plain.querySelector('h1')?.textContent).toBe('electric buses');
    expect(plain.textContent).toContain('Cities and their fleets.');
    expect(show({ icon: '/picture/e1/0' }, 1).querySelector('img')?.getAttribute('src')).toBe(
      '/picture/e1/0',
    );
  });

  it('says in which language its name and description are, where that is clear', () => {
    const other = show({ topic_name: '电动公交车', description: 'Ang mga bus ng lungsod.' }, 1);
    expect(other.querySelector('h1')?.lang).toBe('zh-CN');
    expect(other.querySelector<HTMLElement>('.about')?.lang).toBe('fil');
    expect(show({}, 1).querySelector('h1')?.hasAttribute('lang')).toBe(false);
  });

  it('counts the followers of topics that readers created, and of no others', () => {
    expect(show({}, 1).querySelector('.meta')?.textContent).toContain('12');
    expect(show({ topic_type: 'editorial' }, 1).querySelector('.meta')).toBeNull();
  });

  it('labels a topic of the sample edition, and no other', () => {
    const sample = show({ topic_id: 't_sample-time', topic_type: 'editorial' }, 1);
    expect(sample.querySelector('.tag')?.textContent).toBe('Sample');
    expect(show({}, 1).querySelector('.tag')).toBeNull();
  });
});

describe('the timeline of a shared topic', () => {
  it.each([
    [1, 1],
    [3, 3],
    [5, 3],
  ])('of %i events shows %i, each with id, time and title', (count, shown) => {
    const rows = [...show({}, count).querySelectorAll('.timeline li')];
    expect(rows).toHaveLength(shown);
    expect(rows[0]?.id).toBe('topic-e0');
    expect(rows[0]?.querySelector('time')?.dateTime).toBe('2026-05-01T00:00:00.000Z');
    const link = rows[0]?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href'), link?.lang]).toEqual([
      'Event 0',
      '/news/detail?id=e0',
      'zh-CN',
    ]);
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('of %i events has the open-app prompt: %s', (count, prompts) => {
    expect(show({}, count).querySelector('.continue') !== null).toBe(prompts);
  });

  it.each([
    ['a stopped topic', { topic_status: TopicStatus.STOPPED }, 'topicStates.stopped'],
    [
      'one nobody searched for yet',
      { process_info: { search_count: 0 } },
      'topicStates.processing',
    ],
    ['one searched without finding', {}, 'topicStates.no-updates'],
  ])('is empty for %s, and says why', (_what, over, key) => {
    expect(show(over, 0).querySelector('[role=status]')?.textContent).toBe(site.t(key));
    expect(show(over, 0).querySelector('.timeline')).toBeNull();
  });
});

describe('tracking of a share page', () => {
  const bodyOf = (trackingBlacklist?: string[]) => {
    const html = renderToStaticMarkup(
      <ShareDocument
        site={{ ...site, trackingBlacklist }}
        head={{ title: 'a' }}
        events={[{ name: 'enter_track_page', fields: { id: 't_1' } }]}
      >
        a
      </ShareDocument>,
    );
    return new DOMParser().parseFromString(html, 'text/html').body.dataset;
  };

  it('begins with app-enter', () => {
    expect(JSON.parse(bodyOf(['blocked-1']).events ?? '')).toEqual([
      { name: 'app_enter' },
      { name: 'enter_track_page', fields: { id: 't_1' } },
    ]);
    expect(bodyOf(['blocked-1']).track).toBe('["blocked-1"]');
  });

  it('is off where the deployment has none', () => {
    expect(Object.keys({ ...bodyOf() })).toEqual([]);
  });
});
