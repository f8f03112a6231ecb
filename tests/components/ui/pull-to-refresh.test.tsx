import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PullToRefresh, pulledPx } from '@/components/ui/pull-to-refresh';
import { pullMostPx, pullReadyPx } from '@/components/ui/pull-to-refresh';

function Page({ enabled = true, onRefresh }: { enabled?: boolean; onRefresh(): void }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div>
      <PullToRefresh
        scroller={scroller}
        enabled={enabled}
        onRefresh={onRefresh}
        pullText="Pull"
        releaseText="Let go"
      />
      <div ref={setScroller} data-testid="list" />
    </div>
  );
}

function openList(props: { enabled?: boolean; top?: number } = {}) {
  const onRefresh = jest.fn();
  render(<Page enabled={props.enabled} onRefresh={onRefresh} />);
  const list = screen.getByTestId('list');
  list.scrollTop = props.top ?? 0;
  const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
  return {
    onRefresh,
    down: () => fireEvent.touchStart(list, touch(100, 100)),
    /** Returns whether the browser may scroll by itself. */
    move: (dx: number, dy: number) => fireEvent.touchMove(list, touch(100 + dx, 100 + dy)),
    up: () => fireEvent.touchEnd(list, { touches: [] }),
    cancel: () => fireEvent.touchCancel(list, { touches: [] }),
  };
}
const far = 2 * pullReadyPx;

describe('a list that is pulled down', () => {
  it('from its top, far enough, is refreshed on release', () => {
    const { onRefresh, down, move, up } = openList();
    down();
    move(0, far / 2);
    expect(screen.getByText('Pull')).toHaveAttribute('data-pulling');
    move(0, far);
    expect(screen.getByText('Let go')).toHaveAttribute('data-ready');
    expect(onRefresh).not.toHaveBeenCalled();
    up();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Pull')).not.toHaveAttribute('data-pulling');
  });

  it('not far enough, or back up again, is not', () => {
    const { onRefresh, down, move, up } = openList();
    down();
    move(0, far - 2);
    up();
    down();
    move(0, far);
    move(0, 10);
    up();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('does not scroll by itself meanwhile', () => {
    const { down, move } = openList();
    down();
    expect(move(0, 20)).toBe(false);
  });

  it.each([
    ['sideways', 30, 10],
    ['upwards', 0, -30],
  ])('that moves %s first is not handled', (_way, dx, dy) => {
    const { onRefresh, down, move, up } = openList();
    down();
    expect(move(dx, dy)).toBe(true);
    move(0, far);
    up();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it.each([
    ['that is not at its top', { top: 5 }],
    ['that is refreshing already', { enabled: false }],
  ])('%s is not refreshed', (_what, props) => {
    const { onRefresh, down, move, up } = openList(props);
    down();
    move(0, far);
    up();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('is not refreshed when the browser cancels the touch', () => {
    const { onRefresh, down, move, cancel, up } = openList();
    down();
    move(0, far);
    cancel();
    up();
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('shows a tip that follows at half the speed and settles', () => {
    expect([pulledPx(-9), pulledPx(40), pulledPx(9_999)]).toEqual([0, 20, pullMostPx]);
  });
});
