import { act, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { PartBoundary } from '@/components/shell/part-boundary';
import { PlainNotices } from '@/components/shell/plain-notices';
import { ChunkLoadError } from '@/lib/model/wire/chunk-load';
import { failToastMs } from '@/lib/model/limits/page';
import { noticesAtom, notifyAtom } from '@/lib/state/page/notices';
import { renderPage } from '../page';

function Broken({ error }: { error: Error }): never {
  throw error;
}

describe('a part whose code does not load', () => {
  // React also logs caught errors.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is missing, and the page below it stays', () => {
    const onMissing = jest.fn();
    render(
      <main>
        The news
        <PartBoundary onMissing={onMissing}>
          <Broken error={new ChunkLoadError('no network')} />
        </PartBoundary>
      </main>,
    );
    expect(screen.getByRole('main')).toHaveTextContent('The news');
    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it('differs from a part that throws: that reaches an outer boundary', () => {
    const onMissing = jest.fn();
    const page = (
      <PartBoundary onMissing={onMissing}>
        <Broken error={new TypeError('wrong')} />
      </PartBoundary>
    );
    expect(() => render(page)).toThrow('wrong');
    expect(onMissing).not.toHaveBeenCalled();
  });
});

it('a notice is shown for two seconds even if the toast library did not load', () => {
  jest.useFakeTimers();
  const store = createStore();
  renderPage(<PlainNotices />, { store });
  expect(screen.queryByRole('status')).toBeNull();
  act(() => store.set(notifyAtom, { key: 'errors.serviceError', tone: 'bad' }));
  expect(screen.getByRole('status')).toHaveTextContent('Service error, please try again later');
  act(() => jest.advanceTimersByTime(failToastMs));
  expect(screen.queryByRole('status')).toBeNull();
  expect(store.get(noticesAtom)).toEqual([]);
  jest.useRealTimers();
});
