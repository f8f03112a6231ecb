// Every call by which a visitor without an account may write is rate-limited: the set is compared
// with the table of who may make which call.
import { guestWrites, operations, type Operation, type OperationName } from '@/lib/contract';
import { whoMay } from '../server/who-may';

/** POSTs open to anybody that are limited in another way or write nothing to the database. */
const others: Partial<Record<OperationName, string>> = {
  AnchorCache: 'keeps nothing',
  ArticleHistory: 'keeps nothing',
  Chat: 'questions have limits of their own, and need no returned cookie',
};

const ofAnybody = (Object.keys(whoMay) as (keyof typeof whoMay)[]).filter((name) => {
  const { method, reads, group }: Operation = operations[name];
  // Signing in has limits of its own.
  return method === 'POST' && !reads && group !== 'login' && whoMay[name] === 'anybody';
});

it('are all the calls by which anybody may write', () => {
  expect([...guestWrites].sort()).toEqual(ofAnybody.filter((name) => !(name in others)).sort());
});
