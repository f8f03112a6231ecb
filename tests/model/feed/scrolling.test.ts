import { fastScrollTitleOnly, fastScrollWithBrief } from '@/lib/model/limits/feed';
import { isFastScroll, isNearEnd } from '@/lib/model/feed/scrolling';

describe('a scroll', () => {
  it.each([
    ['the default', undefined, 50],
    ['the brief view', fastScrollWithBrief, 5],
    ['the titles', fastScrollTitleOnly, 7],
  ])('is fast above the threshold of %s', (_name, threshold, speed) => {
    expect(isFastScroll(speed * 16, 16, threshold)).toBe(false);
    expect(isFastScroll(speed * 16 + 1, 16, threshold)).toBe(true);
    expect(isFastScroll(-speed * 16 - 1, 16, threshold)).toBe(true);
  });

  it('of less than 1 px is never fast, nor is one without time', () => {
    expect(isFastScroll(0.9, 0.01, 5)).toBe(false);
    expect(isFastScroll(900, 0, 5)).toBe(false);
    expect(isFastScroll(1, 0.01, 5)).toBe(true);
  });

  it('is near the end at 500 px, not at 501', () => {
    const at = (px: number) => ({ scrollHeight: 2_000, clientHeight: 800, scrollTop: 1_200 - px });
    expect(isNearEnd(at(500), 500)).toBe(true);
    expect(isNearEnd(at(501), 500)).toBe(false);
  });
});
