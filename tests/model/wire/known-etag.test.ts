import { isKnownEtag } from '@/lib/model/wire/known-etag';

describe('an ETag that the client already has', () => {
  it.each([
    ['as it was sent', '"a1"'],
    ['weakened by a proxy that compresses', 'W/"a1"'],
    ['among others', '"a0", W/"a1","a2"'],
    ['with a comma in another', '"x, y", "a1"'],
    ['whatever it is', ' * '],
  ])('is recognized %s', (_, header) => {
    expect(isKnownEtag(header, '"a1"')).toBe(true);
    expect(isKnownEtag(header, 'W/"a1"')).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['no header', undefined],
    ['an empty one', ''],
    ['another', '"a2"'],
    ['the beginning of it', '"a"'],
    ['it without its quotes', 'a1'],
    ['a star in quotes', '"*"'],
  ])('is not recognized in %s', (_, header) => {
    expect(isKnownEtag(header, '"a1"')).toBe(false);
  });

  it('is another where the words of its tag say so', () => {
    expect(isKnownEtag('"aW/b"', '"aW/b"')).toBe(true);
    expect(isKnownEtag('"ab"', '"aW/b"')).toBe(false);
  });

  it('is not known where there is no ETag', () => {
    expect(isKnownEtag('*', undefined)).toBe(false);
  });
});
