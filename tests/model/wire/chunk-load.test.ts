import { ChunkLoadError, isMissingPart, loadChunk } from '@/lib/model/wire/chunk-load';
import { nextRender } from '@/lib/model/feed/render-counter';

describe('a dynamically loaded part', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('resolves when it loads', async () => {
    await expect(loadChunk(async () => 'part')).resolves.toBe('part');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that stalls is a ChunkLoadError after 120 s, and not before', async () => {
    const outcome = jest.fn();
    void loadChunk(() => new Promise(() => undefined)).catch(outcome);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  });

  it('that fails is a ChunkLoadError with its cause', async () => {
    const cause = new Error('no network');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause,
    });
  });
});

it.each([
  [0, 1],
  [998, 999],
  [999, 0],
])('after render %i follows %i', (counter, next) => {
  expect(nextRender(counter)).toBe(next);
});

it('a part is missing by our own error or the name that a bundler gives to its own', () => {
  const named = (name: string) => Object.assign(new Error('a'), { name });
  expect([new ChunkLoadError('a'), named('ChunkLoadError')].map(isMissingPart)).toEqual([
    true,
    true,
  ]);
  for (const other of [named('TypeError'), { name: 'ChunkLoadError' }, undefined, 'ChunkLoadError'])
    expect(isMissingPart(other)).toBe(false);
});
