import { coverUrls, fallbackCover } from '@/lib/model/feed/covers';

describe('the covers of an event', () => {
  it('have no quotes and no duplicates', () => {
    const cover = ['"https://a.example/1.jpg"', "'https://a.example/1.jpg'", 'https://b.example/2'];
    expect(coverUrls(cover)).toEqual(['https://a.example/1.jpg', 'https://b.example/2']);
  });

  it('are only those in the object store when any of them is there', () => {
    const cover = ['https://a.example/1', 'https://store.example/2', 'https://b.example/3'];
    expect(coverUrls(cover, 'store.example')).toEqual(['https://store.example/2']);
    expect(coverUrls(cover, 'other.example')).toHaveLength(3);
    expect(coverUrls(cover)).toHaveLength(3);
  });

  it('are always web addresses or our own paths', () => {
    const cover = [
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      '//evil.example/1',
      '',
      'http://',
    ];
    expect(coverUrls([...cover, '/covers/3.svg'])).toEqual(['/covers/3.svg']);
  });

  it('are nine drawings in turn where an event has none', () => {
    const ten = Array.from({ length: 10 }, (_, turn) => fallbackCover(turn));
    expect(new Set(ten.slice(0, 9)).size).toBe(9);
    expect(ten[0]).toBe('/covers/1.svg');
    expect(ten[9]).toBe(ten[0]);
    expect([fallbackCover(-1), fallbackCover(1.9)]).toEqual([ten[1], ten[1]]);
  });
});
