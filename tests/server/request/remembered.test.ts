import { remembered } from '@/lib/server/request/remembered';

it('computes each text once, and keeps no failure', () => {
  const make = jest.fn((text: string) => {
    if (text === 'bad') throw new Error('bad');
    return text === 'none' ? undefined : { text };
  });
  const read = remembered(make);
  expect(read('a')).toBe(read('a'));
  expect([read('none'), read('none')]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(() => read('bad')).toThrow();
  expect(() => read('bad')).toThrow();
});

it('respects its limit, and keeps no long text', () => {
  const make = jest.fn((text: string) => text.length);
  const read = remembered(make, 2);
  for (const text of ['a', 'b', 'c', 'c', 'a']) read(text);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  const long = 'x'.repeat(513);
  read(long);
  read(long);
  expect(make).toHaveBeenCalledTimes(6);
});

it('keeps as many as it may, and a text as long as it may be', () => {
  const make = jest.fn((text: string) => text.length);
  const read = remembered(make, 2);
  for (const text of ['a', 'b', 'a', 'b']) read(text);
  expect(make).toHaveBeenCalledTimes(2);
  const long = 'x'.repeat(512);
  read(long);
  read(long);
  expect(make).toHaveBeenCalledTimes(3);
});
