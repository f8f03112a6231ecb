// Which rows of a long list are drawn, and how high the whole is. Protects: no gap on the screen, and no
// thousand elements.
import { layOut, rowsNear } from '@/lib/model/feed/row-window';

const none = new Map<number, number>();
/** Five rows: of 100, 50, 100, 100 and 30 px. */
const { offsets } = layOut(
  5,
  new Map([
    [1, 50],
    [4, 30],
  ]),
  100,
);

describe('where rows lie', () => {
  it('is one below the other, measured or as expected', () => {
    expect(offsets).toEqual([0, 100, 150, 250, 350, 380]);
  });

  it('is nowhere without rows', () => {
    expect(layOut(0, none, 100)).toEqual({ offsets: [0], whole: 0 });
  });
});

describe('the height of the whole', () => {
  it('is as expected before anything was measured', () => {
    expect(layOut(200, none, 385).whole).toBe(77_000);
  });

  it('takes the rows that nobody has seen for as high as those before them', () => {
    const measured = new Map([
      [0, 300],
      [1, 500],
    ]);
    expect(layOut(100, measured, 385).whole).toBe(40_000);
  });

  it('is that of its rows once the last one was measured', () => {
    expect(layOut(5, new Map([[4, 30]]), 100).whole).toBe(430);
  });

  it('never ends above a row that was measured', () => {
    for (const height of [1, 90, 900]) {
      const laid = layOut(40, new Map([[20, height]]), 100);
      expect(laid.whole).toBeGreaterThanOrEqual(laid.offsets[21] ?? Infinity);
    }
  });
});

describe('the rows near a view', () => {
  const near = (top: number, size: number, overscan = 0) =>
    rowsNear(offsets, { top, size }, overscan);

  it('are those in it, also in part', () => {
    expect(near(0, 100)).toEqual({ first: 0, last: 0 });
    expect(near(99, 2)).toEqual({ first: 0, last: 1 });
    expect(near(120, 200)).toEqual({ first: 1, last: 3 });
  });

  it('are not the one that ends where the view begins, nor the one that begins where it ends', () => {
    expect(near(100, 50)).toEqual({ first: 1, last: 1 });
  });

  it('are so many more on either side, and none beyond the ends', () => {
    expect(near(160, 10, 1)).toEqual({ first: 1, last: 3 });
    expect(near(160, 10, 9)).toEqual({ first: 0, last: 4 });
  });

  it('are the first above the list, and the last below it', () => {
    expect(near(-500, 100)).toEqual({ first: 0, last: 0 });
    expect(near(9_000, 100)).toEqual({ first: 4, last: 4 });
  });

  it('are none of an empty list', () => {
    const { first, last } = rowsNear([0], { top: 0, size: 900 }, 12);
    expect(last).toBeLessThan(first);
  });
});
