import { createPageReader } from '@/lib/newsroom/pages/page-reader';
import { article, sentences } from './site';

const task = (html: string) => ({
  bytes: new TextEncoder().encode(html),
  address: 'https://news.example/ferry',
});

it('a page that takes too long ends its thread and fails alone', async () => {
  const reader = createPageReader({ mostMs: 4_000 });
  // Deep enough to be slow, but not too deep to be read, and repeated.
  const deep = '<div><p>a b c'.repeat(1_000) + '</div>'.repeat(1_000);
  const endless = `<html><body>${deep.repeat(150)}`;
  const reads = [article(), endless, article()].map((html) => reader.read(task(html)));
  const [first, second, third] = await Promise.allSettled(reads);
  expect(first).toMatchObject({ value: { paragraphs: sentences } });
  expect(second).toMatchObject({
    reason: { name: 'Unreadable', message: 'it takes too long to read' },
  });
  expect(third).toMatchObject({ value: { paragraphs: sentences } });
  await reader.close();
});
