import { isElsewhere, readListPlace } from '@/lib/model/feed/places';
import { placeDays } from '@/lib/model/limits/places';

const place = { id: 'e1', at: 1_000, device: 'phone' };
const day = 86_400_000;

it('what is kept is read back, and what is none of ours counts as nothing', () => {
  expect(readListPlace(JSON.stringify(place))).toEqual(place);
  for (const text of ['', 'no json', '{}', '[1]', '{"id":"e1"}']) {
    expect(readListPlace(text)).toBeUndefined();
  }
});

it('only another device is offered it, and not for ever', () => {
  expect(isElsewhere(place, 'desk', 2_000)).toBe(true);
  expect(isElsewhere(place, 'phone', 2_000)).toBe(false);
  expect(isElsewhere(place, 'desk', 1_000 + placeDays * day)).toBe(false);
});
