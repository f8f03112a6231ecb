import { chatMessage, readChunk, readStreamError } from '@/lib/contract';

const read = (chunk: unknown) => readChunk(JSON.stringify(chunk));

describe('the chunks of an answer', () => {
  it.each([
    { type: 'global_search' },
    { type: 'global_search_result', global_result: [{ link: 'https://a.example/', title: 'A' }] },
    { type: 'inner_search', mark: 'start' },
    {
      type: 'inner_search',
      mark: 'result',
      result_type: 'global',
      global_result: [{ link: 'https://a.example/' }],
    },
    {
      type: 'inner_search',
      mark: 'result',
      result_type: 'inner',
      inner_result: [{ uuid: 'e1', title: [{ lang: 'EN', text: 'A' }] }],
    },
    { type: 'inner_search', mark: 'end' },
    { type: 'answer', content: 'Wet' },
    { type: 'answer', content: '.', mark: 'end' },
    { type: 'reference', references: [{ order: 1, link: 'https://a.example/' }] },
    { type: 'follow_up', content: 'Why?' },
    { type: 'exception', msg: 'Too long.' },
  ])('$type is parsed', (chunk) => {
    expect(read(chunk)).toEqual(chunk);
  });

  it('followup is another spelling of follow_up', () => {
    expect(read({ type: 'followup', content: 'Why?' })).toEqual({
      type: 'follow_up',
      content: 'Why?',
    });
  });

  it('rejects an unknown type, a wrong shape and invalid JSON', () => {
    expect(read({ type: 'hologram' })).toBeUndefined();
    expect(read({ type: 'answer', content: 7 })).toBeUndefined();
    expect(read(null)).toBeUndefined();
    expect(readChunk('{"type":"answer"')).toBeUndefined();
  });

  it('drops an invalid entry but keeps the others, and keeps the text of an unknown mark', () => {
    const references = [{ title: 'no link' }, { link: 'https://a.example/' }];
    expect(read({ type: 'reference', references })).toEqual({
      type: 'reference',
      references: [{ link: 'https://a.example/' }],
    });
    expect(read({ type: 'answer', content: 'Wet', mark: 'middle' })).toMatchObject({
      content: 'Wet',
    });
  });
});

describe('a data event', () => {
  it('carries an error, or nothing', () => {
    expect(readStreamError('{"code":13,"msg":"gone"}')).toEqual({ code: 13, msg: 'gone' });
    expect(readStreamError('{"msg":"gone"}')).toEqual({ msg: 'gone' });
    expect(readStreamError('{"code":13}')).toEqual({ code: 13 });
    expect(readStreamError('{"msg":""}')).toBeUndefined();
    expect(readStreamError('{"code":0,"msg":"ok"}')).toBeUndefined();
    expect(readStreamError('{}')).toBeUndefined();
    expect(readStreamError('gone')).toBeUndefined();
  });
});

describe('the body of the chat call', () => {
  const body = { turn_id: '1_2', input: 'Why?', chat_type: 'chat', scene: 'list' };
  const isRight = (change: object) => chatMessage.safeParse({ ...body, ...change }).success;

  it('the context is empty unless given', () => {
    expect(chatMessage.parse(body).context).toEqual({ content: '', eventId: '', tab: '' });
  });

  it('types and scenes are lower-case on the wire', () => {
    for (const chat_type of ['chat', 'reference', 'describe_keyword']) {
      expect(isRight({ chat_type })).toBe(true);
    }
    expect(isRight({ chat_type: 'Chat' })).toBe(false);
    expect(isRight({ scene: 'detail' })).toBe(true);
    expect(isRight({ scene: 'page' })).toBe(false);
  });

  it('chat_model_type is optional text, passed on unchanged', () => {
    expect(chatMessage.parse({ ...body, chat_model_type: 'Long v2' })).toMatchObject({
      chat_model_type: 'Long v2',
    });
    expect(chatMessage.parse(body)).not.toHaveProperty('chat_model_type');
    expect(isRight({ chat_model_type: 7 })).toBe(false);
  });

  it('the input has 1 to 4,000 characters, not only blanks', () => {
    expect(isRight({ input: 'x'.repeat(4_000) })).toBe(true);
    expect(isRight({ input: 'x'.repeat(4_001) })).toBe(false);
    expect(isRight({ input: ' \n' })).toBe(false);
  });

  it('invisible characters are removed from a question; its line breaks and emoji stay', () => {
    const asked = (input: string) => chatMessage.parse({ ...body, input }).input;
    expect(asked('\ufeffWho opened the har\u00adbor\u200b?')).toBe('Who opened the harbor?');
    expect(asked('谁决定闰\u200b秒？')).toBe('谁决定闰秒？');
    expect(asked('First:\r\nwhy 👩\u200d🚀?')).toBe('First:\nwhy 👩\u200d🚀?');
    expect(isRight({ input: '\u200b\u00ad' })).toBe(false);
  });

  it('requires the id of its turn', () => {
    expect(isRight({ turn_id: undefined })).toBe(false);
    expect(isRight({ turn_id: '../x' })).toBe(false);
  });
});
