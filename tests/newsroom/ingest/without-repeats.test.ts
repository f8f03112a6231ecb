import { readFeed } from '@/lib/newsroom/ingest/read-feed';
import { rssFeed, start } from './newsroom';

const line = 'The Daily Tide is a paper of the coast. Subscribe to it.';

function texts(items: { title: string; text: string }[]): (string | undefined)[] {
  const read = readFeed(rssFeed('Daily Tide', items), { now: start });
  if (!read.ok) throw new Error(read.why);
  return read.feed.items.map(({ paragraphs }) => paragraphs.join('\n'));
}

describe('a paragraph that a feed repeats', () => {
  it('is dropped if it is under three headlines or more', () => {
    const items = ['Ferry aground', 'Port reopens', 'Budget passes'].map((title) => ({
      title,
      text: line,
    }));
    expect(texts(items)).toEqual(['', '', '']);
  });

  it('leaves the rest of the items', () => {
    const items = ['Ferry aground', 'Port reopens', 'Budget passes'].map((title) => ({
      title,
      text: `&lt;p&gt;${title} on Monday.&lt;/p&gt;&lt;p&gt;${line}&lt;/p&gt;`,
    }));
    expect(texts(items)).toEqual([
      'Ferry aground on Monday.',
      'Port reopens on Monday.',
      'Budget passes on Monday.',
    ]);
  });

  it('stays if two items share it, or one headline was sent again', () => {
    const two = ['Ferry aground', 'Port reopens'].map((title) => ({ title, text: line }));
    expect(texts(two)).toEqual([line, line]);
    const again = [1, 2, 3].map((guid) => ({
      title: 'Ferry aground',
      text: line,
      guid: `${guid}`,
    }));
    expect(texts(again)).toEqual([line, line, line]);
  });
});
