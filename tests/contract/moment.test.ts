import { eventPage } from '@/lib/contract';
import { listedEvent } from '@/lib/contract/moment';
import { toEntry } from '@/lib/model/feed/to-entry';

const title = [
  { lang: 'en', text: 'At dawn' },
  { lang: 'zh', text: '黎明' },
];
const references = [{ link: 'https://one.example/a', source: 'One' }];
const moment = (fields: object, sub_event?: object) => ({
  moment_info: { id: 'm1', title, references, ...fields },
  sub_event,
});

describe('a moment in an event list', () => {
  it('is a card with its id, title, brief and sources', () => {
    const brief = [{ text: 'First.' }, { text: 'Second.' }];
    const event = listedEvent.parse(moment({ brief }));
    expect(toEntry(event)).toMatchObject({
      id: 'm1',
      title,
      brief: [{ lang: 'source', text: 'First. Second.' }],
      sources: references,
      is_moment: true,
    });
  });

  it('keeps its place among the events', () => {
    const page = eventPage.parse({ events: [{ id: 'e1' }, moment({}), { id: 'e2' }] });
    expect(page.events.map(({ id }) => id)).toEqual(['e1', 'm1', 'e2']);
  });

  it.each([
    ['a text by language', [{ text: title }, { text: title.slice(0, 1) }]],
    ['a language beside each text', [...title, { lang: 'en', text: 'At dawn' }]],
  ])('has its brief in each language: %s', (_, brief) => {
    expect(listedEvent.parse(moment({ brief })).brief).toEqual([
      { lang: 'en', text: 'At dawn At dawn' },
      { lang: 'zh', text: '黎明' },
    ]);
  });

  it('falls back to the brief of its sub-event', () => {
    const event = listedEvent.parse(moment({ brief: [] }, { brief: [{ text: 'Below.' }] }));
    expect(event.brief).toEqual([{ lang: 'source', text: 'Below.' }]);
  });

  it('with wrong fields does not become another event', () => {
    expect(listedEvent.safeParse({ moment_info: {} }).success).toBe(false);
    expect(listedEvent.parse(moment({}, { brief: 7 })).brief).toEqual([]);
  });
});

describe('the hot weight of an event', () => {
  it('is dropped from entries, and changes nothing else', () => {
    const [cool, hot] = [0, 9_999].map((hot_weight) =>
      toEntry(listedEvent.parse({ id: 'e1', hot_weight })),
    );
    expect(hot).toEqual(cool);
    expect(hot).not.toHaveProperty('hot_weight');
  });
});
