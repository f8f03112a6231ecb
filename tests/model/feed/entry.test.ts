import { LikeStatus } from '@/lib/model/wire/card-enums';
import { inOneLanguage, sourceName } from '@/lib/model/feed/entry';
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

  it('are identified by their host where they have no name', () => {
    expect(sourceName({ link: 'https://rappler.com/4' })).toBe('rappler.com');
    expect(sourceName({ link: 'not an address' })).toBe('');
    expect(sourceName({ link: '', source: ' ', name: ' Rappler ' })).toBe('Rappler');
    expect(sourceName({ link: '', source: ' BBC ', name: 'Rappler' })).toBe('BBC');
  });

  it('have their headlines in the language that the event was written in, if that is known', () => {
    const sources = [{ link: 'https://rappler.com/4' }];
    const source = { lang: 'source', text: 'As written' };
    const title = [source, { lang: 'ZH', text: '译文' }, { lang: 'EN', text: 'As written' }];
    expect(inOneLanguage(sources, title)).toEqual([{ link: 'https://rappler.com/4', lang: 'en' }]);
    expect(inOneLanguage(sources, [source])).toEqual(sources);
  });
});

describe('a list row', () => {
  it('keeps what the event says of itself, and no word of what it does not', () => {
    const told = { paid_content: true, translated: ['ZH'], is_moment: true };
    expect(toEntry({ ...event, references: [] })).toEqual({ ...event, sources: [] });
    expect(toEntry({ ...event, ...told, references: [] })).toEqual({
      ...{ ...event, ...told, sources: [] },
    });
    expect(toEntry({ ...event, paid_content: false, is_moment: false, references: [] })).toEqual({
      ...{ ...event, sources: [] },
    });
  });
});
