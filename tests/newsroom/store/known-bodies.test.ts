import { checkedBody, eventBody } from '@/lib/newsroom/store/events/event-row';
import { createKnownBodies } from '@/lib/newsroom/store/events/known-bodies';
import { sampleEvent } from './sample';

const textOf = (said: string) =>
  eventBody(
    sampleEvent('e_1', {
      content: [{ element_type: 'p', text: [{ lang: 'EN', text: said }] }],
      quoted: { title: 'Quoted', content: [] },
    }),
  );

it('an article read again is the same as one parsed again', () => {
  const read = createKnownBodies();
  for (const said of [
    'It happened.',
    'It happened. '.repeat(200),
    '发生了。'.repeat(200),
    '{"a":1}',
  ]) {
    const text = textOf(said);
    for (const time of [1, 2, 3])
      expect([time, read(text)]).toStrictEqual([time, checkedBody(text)]);
  }
});

it('a later version of it is another text', () => {
  const read = createKnownBodies();
  read(textOf('It happened.'));
  expect(read(textOf('It did not happen.'))).toEqual(checkedBody(textOf('It did not happen.')));
});

it('a change by one reader is invisible to others', () => {
  const read = createKnownBodies();
  const text = textOf('It happened.');
  for (const time of [1, 2, 3]) {
    const mine = read(text);
    expect([time, mine.content]).toEqual([time, checkedBody(text).content]);
    mine.content.length = 0;
  }
});

it('an invalid article is refused, also the second time', () => {
  const read = createKnownBodies();
  for (const text of ['{"content":1}', '~AAAA', '']) {
    for (const time of [1, 2]) expect(() => [time, read(text)]).toThrow();
  }
});

it('never exceeds its bound; the least recently read is dropped first', () => {
  const texts = ['a', 'b', 'c', 'd'].map((said) => textOf(said.repeat(100)));
  const [first = '', second = '', , last = ''] = texts;
  const check = jest.fn(checkedBody);
  const size = first.length + JSON.stringify(checkedBody(first)).length;
  const read = createKnownBodies(check, 3.5 * size);
  for (const text of texts.slice(0, 3)) read(text);
  read(first);
  expect(check).toHaveBeenCalledTimes(3);
  read(last);
  read(first);
  expect(check).toHaveBeenCalledTimes(4);
  read(second);
  expect(check).toHaveBeenCalledTimes(5);
});

it('reads an article larger than its bound, and caches nothing', () => {
  const check = jest.fn(checkedBody);
  const read = createKnownBodies(check, 1);
  const text = textOf('It happened.');
  expect(read(text)).toEqual(read(text));
  expect(check).toHaveBeenCalledTimes(2);
});
