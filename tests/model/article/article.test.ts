import { articleCache, toArticle } from '@/lib/model/article/article';
import { hasTrees } from '@/lib/model/markdown/has-trees';

const event = (event_version_id: string, fields = {}) => ({
  id: 'e1',
  event_version_id,
  content: [{ element_type: 'p', text: [{ lang: 'en', text: 'One. [1]' }] }],
  anchors: [],
  anchor_keywords: [],
  references: [
    { link: 'https://one.example/a', source: 'One' },
    { link: 'https://one.example/b', source: 'One' },
  ],
  ...fields,
});

test('an article has a tree for every text and each source once', () => {
  const article = toArticle(event('v1'));
  expect(hasTrees(article.content)).toBe(true);
  expect(article.sources.map(({ link }) => link)).toEqual(['https://one.example/a']);
});

describe('the cache for services without trees', () => {
  test('parses each version once', () => {
    const prepare = articleCache();
    const first = prepare(event('v1'));
    expect(prepare(event('v1')).content).toBe(first.content);
    expect(prepare(event('v2')).content).not.toBe(first.content);
  });
  test('keeps nothing of an event whose version nobody tells, nor of one that brings its trees', () => {
    const prepare = articleCache();
    expect(prepare(event('')).content).not.toBe(prepare(event('')).content);
    const { content } = toArticle(event('v1'));
    prepare(event('v1', { content }));
    expect(prepare(event('v1')).content).not.toBe(content);
    expect(prepare(event('v1', { content })).content).toBe(content);
  });
  test('keeps nothing of a reader', () => {
    const prepare = articleCache();
    prepare(event('v1', { collected: true }));
    expect(prepare(event('v1', { collected: false }))).toMatchObject({ collected: false });
  });
  test('is limited: the least recently used version is removed', () => {
    const prepare = articleCache(2);
    const [one, two] = [prepare(event('v1')), prepare(event('v2'))];
    prepare(event('v1'));
    prepare(event('v3'));
    expect(prepare(event('v1')).content).toBe(one.content);
    expect(prepare(event('v2')).content).not.toBe(two.content);
  });
});
