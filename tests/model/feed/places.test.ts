import { isElsewhere, readListPlace, placeDays } from '@/lib/model/feed/places';

const place = { id: 'e1', at: 1_000, device: 'phone' };
const day = 86_400_000;

it('reads back what was stored, and ignores anything invalid', () => {
  expect(readListPlace(JSON.stringify(place))).toEqual(place);
  for (const text of ['', 'no json', '{}', '[1]', '{"id":"e1"}']) {
    expect(readListPlace(text)).toBeUndefined();
  }
});

it('is offered only on another device, and only for a limited time', () => {
  expect(isElsewhere(place, 'desk', 2_000)).toBe(true);
  expect(isElsewhere(place, 'phone', 2_000)).toBe(false);
  expect(isElsewhere(place, 'desk', 1_000 + placeDays * day)).toBe(false);
});
