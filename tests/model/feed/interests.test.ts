import {
  categoryState,
  changed,
  mayInitInterests,
  maySave,
  savedAs,
  selectionOf,
  toggleCategory,
  toggleTopic,
  withSaved,
  type InitFacts,
} from '@/lib/model/feed/interests';
import { interestTopicsLeast, interestTopicsMost } from '@/lib/model/limits/topics';

const topic = (keyword: string, category = 'sports') => ({ category, keyword });
const [a, b, c, d] = [topic('a'), topic('b'), topic('c'), topic('d')];
const difference = (selection: ReturnType<typeof selectionOf>) =>
  Object.fromEntries(selection.difference);

describe('a selection', () => {
  it('keeps what is saved, what is ticked, and the map of differences', () => {
    let selection = selectionOf([a, b]);
    expect(difference(selection)).toEqual({});
    selection = toggleTopic(toggleTopic(selection, c), a);
    expect([...selection.saved.values()]).toEqual([a, b]);
    expect([...selection.draft.values()]).toEqual([b, c]);
    expect(difference(selection)).toEqual({ 'sports/c': 'added', 'sports/a': 'removed' });
    expect(changed(selection, 'added')).toEqual([c]);
    expect(changed(selection, 'removed')).toEqual([a]);
    selection = toggleTopic(toggleTopic(selection, c), a);
    expect(difference(selection)).toEqual({});
  });

  it('selects and deselects the keywords of a category together', () => {
    const sports = { category: 'sports', keywords: ['a', 'b', 'c'] };
    const none = selectionOf([]);
    expect(categoryState(none, sports)).toBe('none');
    const some = toggleTopic(none, a);
    expect(categoryState(some, sports)).toBe('some');
    const all = toggleCategory(some, sports);
    expect(categoryState(all, sports)).toBe('all');
    expect(difference(all)).toEqual({
      'sports/a': 'added',
      'sports/b': 'added',
      'sports/c': 'added',
    });
    expect(toggleCategory(all, sports).draft.size).toBe(0);
    const other = toggleTopic(all, topic('x', 'politics'));
    expect([...toggleCategory(other, sports).draft.keys()]).toEqual(['politics/x']);
  });

  it('can be saved with a change and at least three topics', () => {
    expect(interestTopicsLeast).toBe(3);
    const two = toggleTopic(toggleTopic(selectionOf([]), a), b);
    expect(maySave(two)).toBe(false);
    expect(maySave(toggleTopic(two, c))).toBe(true);
    const saved = selectionOf([a, b, c]);
    expect(maySave(saved)).toBe(false);
    expect(maySave(toggleTopic(saved, d))).toBe(true);
    expect(maySave(toggleTopic(toggleTopic(saved, d), d))).toBe(false);
    expect(maySave(toggleTopic(saved, a))).toBe(false);
  });

  it('more than the most, of two selections that became one, may become fewer', () => {
    const many = Array.from({ length: interestTopicsMost + 5 }, (_, at) => ({
      ...{ category: 'sports', keyword: String(at) },
    }));
    const [first] = many;
    if (!first) throw new Error('no topics');
    const saved = selectionOf(many);
    const fewer = toggleTopic(saved, first);
    expect(maySave(fewer)).toBe(true);
    expect(maySave(toggleTopic(fewer, { category: 'sports', keyword: 'another' }))).toBe(false);
    const most = selectionOf(many.slice(5));
    expect(maySave(toggleTopic(most, first))).toBe(false);
  });

  it('knows after half a save what is still to be sent', () => {
    const selection = toggleTopic(toggleTopic(selectionOf([a, b, c]), d), a);
    const half = savedAs(selection, [a, b, c, d]);
    expect(difference(half)).toEqual({ 'sports/a': 'removed' });
    expect(maySave(half)).toBe(true);
  });

  it('shows what was saved but is no longer offered', () => {
    const offered = [{ category: 'sports', keywords: ['a'] }];
    expect(withSaved(offered, [a, b, topic('x', 'politics')])).toEqual([
      { category: 'sports', keywords: ['a', 'b'] },
      { category: 'politics', keywords: ['x'] },
    ]);
    expect(offered[0]?.keywords).toEqual(['a']);
  });
});

describe('the selector', () => {
  const facts: InitFacts = {
    region: 'sg',
    signedIn: true,
    done: false,
    initialized: false,
    offline: false,
  };

  it('opens for a new reader', () => {
    expect(mayInitInterests(facts)).toBe(true);
  });

  it.each([
    ['it was decided already', { done: true }],
    ['nobody is signed in, outside China', { signedIn: false }],
    ['the reader has interests', { initialized: true }],
    ['the address has an offlineID', { offline: true }],
  ])('stays closed when %s', (_, change) => {
    expect(mayInitInterests({ ...facts, ...change })).toBe(false);
  });

  it('opens for a guest in China', () => {
    expect(mayInitInterests({ ...facts, region: 'cn', signedIn: false })).toBe(true);
  });
});
