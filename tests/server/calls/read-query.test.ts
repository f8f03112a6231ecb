import { listFields } from '@/lib/contract';
import { readQuery } from '@/lib/server/calls/read-input';

const read = (text: string) =>
  readQuery(new URLSearchParams(text), (field) => listFields('BatchGetBotInfo').has(field));

describe('the query of a call', () => {
  it('may name a list part by part, as generated clients do', () => {
    expect(read('bot_ids=a&bot_ids=b,c&limit=3')).toEqual({ bot_ids: 'a,b,c', limit: '3' });
  });

  it('has every other field once', () => {
    expect(() => read('limit=3&limit=4')).toThrow('A query field stands there twice.');
  });

  it('knows lists by the table alone', () => {
    expect(listFields('GetTopicItemLists')).toEqual(new Set(['topic_ids']));
    expect(listFields('GetEventDetail')).toEqual(new Set());
  });

  it('refuses a part that is hostile, and names of a prototype', () => {
    expect(() => read('bot_ids=a&bot_ids=%00')).toThrow(/refused/);
    expect(() => read('__proto__=1')).toThrow(/not allowed/);
  });
});
