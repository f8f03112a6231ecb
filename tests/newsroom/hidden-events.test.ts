// Which events muted words and hidden sources remove from lists.
import { hides, holdsWord, pageWithout } from '@/lib/newsroom/hidden-events';
import { fold } from '@/lib/newsroom/language/segment';

const holds = (text: string, word: string) => holdsWord(fold(text), fold(word));

describe('a word is found', () => {
  it.each([
    ['WAR ends in a day', 'war'],
    ['The war', 'War'],
    ['A “war”: what it means', 'war'],
    ['Tesla’s new car', 'tesla'],
    ['the Élysée palace', 'elysee'],
    ['Talks on the trade war go on', 'trade war'],
    ['G-7 leaders meet', 'g-7'],
    ['韩国总统李在明会见外宾', '李在明'],
    ['特斯拉Model 3降价', '特斯拉'],
    ['馬拉松開跑', '马拉松'],
    ['中国人民友好', '中国'],
    ['Warships of war', 'war'],
  ])('in “%s”: %s', (text, word) => {
    expect(holds(text, word)).toBe(true);
  });

  it.each([
    ['Warships at sea', 'war'],
    ['Software for all', 'war'],
    ['Postwar years', 'war'],
    ['A trade-in of old wars', 'war'],
    ['中美国家关系', '美国'],
    ['G-70 leaders meet', 'g-7'],
    ['', 'war'],
  ])('not in “%s”: %s', (text, word) => {
    expect(holds(text, word)).toBe(false);
  });
});

const told = (title: string, sources: string[], brief = '') => ({
  title: [{ lang: 'en', text: title }],
  brief: [{ lang: 'en', text: brief }],
  references: sources.map((source, at) => ({
    order: at + 1,
    source,
    title,
    link: `https://${source.toLowerCase().replace(/\W/g, '')}.example/${at}`,
  })),
});

describe('an event is hidden', () => {
  it('by a word of its title or its brief, in any of its languages', () => {
    const isHidden = hides([{ kind: 'word', label: 'Marathon' }]);
    expect(isHidden?.(told('A marathon in Manila', ['A']))).toBe(true);
    expect(isHidden?.(told('A run', ['A'], 'The marathon begins.'))).toBe(true);
    const both = told('一场比赛', ['A']);
    both.title.push({ lang: 'en', text: 'The Marathon' });
    expect(isHidden?.(both)).toBe(true);
    expect(isHidden?.(told('A run', ['Marathon News']))).toBe(false);
  });

  it('by its source only if no other source reports it', () => {
    const isHidden = hides([{ kind: 'source', label: 'the example' }]);
    expect(isHidden?.(told('A', ['The Example']))).toBe(true);
    expect(isHidden?.(told('A', ['The Example', 'Another']))).toBe(false);
    expect(isHidden?.(told('A', []))).toBe(false);
    const two = hides([
      { kind: 'source', label: 'the example' },
      { kind: 'source', label: 'Another' },
    ]);
    expect(two?.(told('A', ['The Example', 'Another']))).toBe(true);
  });

  it('by nothing if there is nothing to hide', () => {
    expect(hides([])).toBeUndefined();
    expect(hides([{ kind: 'subject', label: 'Tennis' }])).toBeUndefined();
  });
});

describe('a page without hidden items', () => {
  const list = Array.from({ length: 40 }, (_, n) => n);
  const read = async (cursor: string | undefined, limit: number) => {
    const from = Number(cursor ?? 0);
    const end = from + limit;
    return { items: list.slice(from, end), next: end < list.length ? String(end) : undefined };
  };
  const isOdd = (n: number) => n % 2 === 1;

  it('continues after the last item read: nothing is lost or repeated', async () => {
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageWithout(isOdd, { cursor, limit: 7 }, read);
      expect(page.items.length).toBeLessThanOrEqual(7);
      found.push(...page.items);
      cursor = page.next;
    } while (cursor !== undefined);
    expect(found).toEqual(list.filter((n) => !isOdd(n)));
  });

  it('stops reading if everything is hidden, and says that there is more', async () => {
    let reads = 0;
    const counted: typeof read = (cursor, limit) => {
      reads += 1;
      return read(cursor, limit);
    };
    const page = await pageWithout(() => true, { cursor: undefined, limit: 5 }, counted);
    expect(page.items).toEqual([]);
    expect(page.next).toBeDefined();
    expect(reads).toBeLessThan(10);
  });
});
