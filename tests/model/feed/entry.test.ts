import { LikeStatus } from '@/lib/model/wire/card-enums';
import { sourceName } from '@/lib/model/feed/entry';
import { toEntry } from '@/lib/model/feed/to-entry';

const event = {
  id: 'e1',
  event_version_id: 'v1',
  title: [],
  brief: [],
  cover: [],
  release_time: 1,
  has_updated: false,
  has_read: false,
  collected: false,
  like_status: LikeStatus.None,
  like_count: 0,
  writing: 'model' as const,
};

describe('the sources of a list row', () => {
  it('count once per publisher and once per main domain', () => {
    const references = [
      { link: 'https://news.bbc.co.uk/1', source: 'BBC News' },
      { link: 'https://www.bbc.co.uk/2', source: 'BBC World' },
      { link: 'https://mirror.example/3', source: 'bbc news ' },
      { link: 'https://rappler.com/4', source: 'Rappler' },
    ];
    expect(toEntry({ ...event, references }).sources.map(({ link }) => link)).toEqual([
      'https://news.bbc.co.uk/1',
      'https://rappler.com/4',
    ]);
  });

  it('are known by their host where they have no name', () => {
    expect(sourceName({ link: 'https://rappler.com/4' })).toBe('rappler.com');
    expect(sourceName({ link: 'not an address' })).toBe('');
  });
});
