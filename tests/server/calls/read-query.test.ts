import { listFields } from '@/lib/contract';
import { readQuery } from '@/lib/server/calls/read-input';
import { BadRequest } from '@/lib/server/request/bad-request';

const read = (text: string) =>
  readQuery(new URLSearchParams(text), (field) => listFields('BatchGetBotInfo').has(field));

/** The error that a caller gets for an invalid query. */
function refused(text: string): unknown {
  try {
    return read(text);
  } catch (failure) {
    return failure instanceof BadRequest ? failure.values.detail : failure;
  }
}

describe('the query of a call', () => {
  it('may repeat the name of a list for each part, as generated clients do', () => {
    expect(read('bot_ids=a&bot_ids=b,c&limit=3')).toEqual({ bot_ids: 'a,b,c', limit: '3' });
  });

  it('has every other field once', () => {
    expect(refused('limit=3&limit=4')).toBe('A query field stands there twice.');
  });

  it('recognizes lists by the table only', () => {
    expect(listFields('GetTopicItemLists')).toEqual(new Set(['topic_ids']));
    expect(listFields('GetEventDetail')).toEqual(new Set());
  });

  it('refuses invalid parts, and prototype property names', () => {
    expect(refused('bot_ids=a&bot_ids=%00')).toMatch(/^The query is refused/);
    expect(refused('__proto__=1')).toMatch(/not allowed/);
  });
});
