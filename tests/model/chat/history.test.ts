import { emptyPage, insertKey, isExpired, type HistoryPage } from '@/lib/model/chat/history';

const filled = (count: number): HistoryPage =>
  Array.from({ length: count }, (_, n) => `k${n + 1}`).reduce(
    (head, key) => insertKey(head, key, 'unused').head,
    emptyPage,
  );

describe('the head page of the history', () => {
  it('puts the newest key first', () => {
    expect(filled(3)).toEqual({ chatItemKeys: ['k3', 'k2', 'k1'] });
  });

  it('the 20th key stays, the 21st archives the page and begins a new head that points to it', () => {
    const head = filled(20);
    expect(head.chatItemKeys).toHaveLength(20);
    expect(insertKey(head, 'k21', 'chunk')).toEqual({
      head: { chatItemKeys: ['k21'], previousChunkId: 'chunk' },
      archived: head,
    });
  });

  it('an archived page keeps pointing to the one before it', () => {
    const second = Array.from({ length: 19 }, (_, n) => `m${n}`).reduce(
      (head, key) => insertKey(head, key, 'unused').head,
      insertKey(filled(20), 'm', 'first').head,
    );
    const { archived, head } = insertKey(second, 'x', 'second');
    expect(archived?.previousChunkId).toBe('first');
    expect(head.previousChunkId).toBe('second');
  });

  it('does not add a key twice', () => {
    expect(insertKey(filled(20), 'k1', 'chunk')).toEqual({ head: filled(20) });
  });
});

it('history expires after 3 days: kept at 259200000 ms, gone one millisecond later', () => {
  expect(isExpired(0, 259_200_000)).toBe(false);
  expect(isExpired(0, 259_200_001)).toBe(true);
  expect(isExpired(259_200_000, 259_200_001)).toBe(false);
});
