import { createFrameScheduler } from '@/components/feed/frame-scheduler';

/** An element whose middle is `distance` px above the middle of the screen. */
function elementAt(distance: number): Element {
  const element = document.createElement('div');
  const middle = document.documentElement.clientHeight / 2 - distance;
  element.getBoundingClientRect = () => new DOMRect(0, middle - 50, 100, 100);
  return element;
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(_x: number, y: number, _width: number, height: number) {
      Object.assign(this, { top: y, bottom: y + height });
    }
  } as unknown as typeof DOMRect;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const frame = () => jest.advanceTimersToNextFrame();

describe('cards that wait for their turn', () => {
  it('are rendered one after the other, the nearest to the middle of the screen first', () => {
    const turns = createFrameScheduler();
    const drawn: number[] = [];
    const ends = new Map<number, () => void>();
    for (const at of [900, 100, 500]) {
      ends.set(
        at,
        turns.wait(elementAt(at), () => drawn.push(at)),
      );
    }
    expect(drawn).toEqual([]);
    frame();
    expect(drawn).toEqual([100]);
    ends.get(100)?.();
    expect(drawn).toEqual([100]);
    frame();
    expect(drawn).toEqual([100, 500]);
    ends.get(500)?.();
    frame();
    expect(drawn).toEqual([100, 500, 900]);
  });

  it('wait until the previous one is on the page', () => {
    const turns = createFrameScheduler();
    const drawn: string[] = [];
    const end = turns.wait(elementAt(0), () => drawn.push('a'));
    turns.wait(elementAt(10), () => drawn.push('b'));
    frame();
    frame();
    expect(drawn).toEqual(['a']);
    end();
    frame();
    expect(drawn).toEqual(['a', 'b']);
  });

  it('are not rendered once they have given up their turn', () => {
    const turns = createFrameScheduler();
    const drawn: string[] = [];
    const giveUp = turns.wait(elementAt(0), () => drawn.push('a'));
    turns.wait(elementAt(10), () => drawn.push('b'));
    giveUp();
    frame();
    expect(drawn).toEqual(['b']);
    turns.wait(elementAt(0), () => drawn.push('c'))();
    frame();
    expect(drawn).toEqual(['b']);
  });
});
