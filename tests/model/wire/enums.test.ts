import { knownAct } from '@/lib/model/operator-acts';
import { nameIn, TopicStatus } from '@/lib/model/wire/enums';

it('a number of the wire has its name, and an unknown one has none', () => {
  expect([1, 4].map((value) => nameIn(TopicStatus, value))).toEqual(['INIT', 'UPDATING']);
  expect([0, 5].map((value) => nameIn(TopicStatus, value))).toEqual([undefined, undefined]);
});

it('an action of another version is not known', () => {
  expect([knownAct('event.pin'), knownAct('event.paint')]).toEqual(['event.pin', undefined]);
});
