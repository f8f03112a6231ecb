import { z } from 'zod';
import { readAnswer } from '@/lib/client/read-answer';
import { operation } from '@/lib/contract/operation';

const entry = z.object({ id: z.string() });
const listing = operation({
  ...{ group: 'events', method: 'GET', path: '/api/list', input: z.object({}), sample: {} },
  output: z.object({ name: z.string(), data: z.object({ items: z.array(entry) }) }),
  list: ['data', 'items'],
});
const answer = (items: unknown, name: unknown = 'n') => ({ name, data: { items } });

it('reads an answer that matches the contract', () => {
  expect(readAnswer(listing, answer([{ id: 'a', more: 1 }]))).toEqual({
    parsed: { name: 'n', data: { items: [{ id: 'a' }] } },
  });
});

it('leaves out and counts entries that do not match', () => {
  const read = readAnswer(listing, answer([{ id: 'a' }, { id: 1 }, null, { id: 'b' }, 7]));
  expect(read).toMatchObject({
    parsed: { name: 'n', data: { items: [{ id: 'a' }, { id: 'b' }] } },
    dropped: { entries: 3 },
  });
});

it('rejects an answer that does not match as a whole, with the reason', () => {
  for (const wrong of [
    answer([{ id: 1 }], 7),
    answer('items'),
    answer({ 0: { id: 1 } }),
    { name: 'n', data: null },
    { name: 'n', data: 'text' },
    { name: 'n' },
    null,
    'text',
    undefined,
  ]) {
    const read = readAnswer(listing, wrong);
    expect(read).not.toHaveProperty('parsed');
    expect(read).toHaveProperty('cause.issues');
  }
});

it('a bad entry of another list beside it costs the whole', () => {
  const two = {
    ...listing,
    output: z.object({ data: z.object({ items: z.array(entry), others: z.array(entry) }) }),
  };
  const of = (items: unknown[], others: unknown[]) => readAnswer(two, { data: { items, others } });
  expect(of([{ id: 'a' }, {}], [{ id: 'b' }])).toMatchObject({ dropped: { entries: 1 } });
  expect(of([{ id: 'a' }], [{}])).not.toHaveProperty('parsed');
  expect(of([{}], [{}])).not.toHaveProperty('parsed');
});

it('a list that is too short without its bad entries is no answer', () => {
  const items = z.array(entry).min(2);
  const least = { ...listing, output: z.object({ data: z.object({ items }) }) };
  const read = readAnswer(least, answer([{ id: 'a' }, {}]));
  expect(read).not.toHaveProperty('parsed');
  expect(read).toHaveProperty('cause.issues');
});

it('where an answer is no list, nothing is left out', () => {
  const { list: _, ...plain } = listing;
  expect(readAnswer(plain, answer([{ id: 1 }]))).not.toHaveProperty('parsed');
});
