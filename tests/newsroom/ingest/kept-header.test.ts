import { keptHeader } from '@/lib/newsroom/ingest/kept-header';

const answer = (etag?: string) => ({
  status: 200,
  headers: { get: (name: string) => (name === 'etag' ? (etag ?? null) : null) },
  body: new Uint8Array(),
  url: 'https://paper.example/feed',
});

it('keeps a value that can be sent back unchanged', () => {
  expect(keptHeader(answer('W/"1-a b"'), 'etag')).toBe('W/"1-a b"');
});

it.each([undefined, '', 'a\r\nhost: elsewhere', 'é', 'x'.repeat(501)])(
  'drops %j, which could not be sent or would make another header',
  (etag) => {
    expect(keptHeader(answer(etag), 'etag')).toBeUndefined();
  },
);
