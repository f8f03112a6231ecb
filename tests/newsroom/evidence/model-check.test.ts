/** @jest-environment node */
import { pino } from 'pino';
import { createModelCheck, readCheck } from '@/lib/newsroom/evidence/model-check';
import type { Model } from '@/lib/newsroom/model/model';
import { ModelError } from '@/lib/newsroom/model/model-error';

const log = pino({ enabled: false });
const { signal } = new AbortController();
const passages = [
  {
    text: 'The thief has been convicted along with an accomplice.',
    before: '',
    lang: 'en' as const,
  },
];
const claim = 'Two people were found guilty.';

/** A model that always says the same, and how often it was asked. */
function saying(reply: string | Error) {
  const asked: string[] = [];
  const model: Model = {
    async *write(messages) {
      asked.push(messages.map(({ content }) => content).join('\n'));
      await Promise.resolve();
      if (reply instanceof Error) throw reply;
      yield reply;
    },
  };
  return { asked, check: createModelCheck(model, { most: 2, log }) };
}

describe('the model that checks a sentence', () => {
  it.each([
    ['{"supported":true,"span":"has been convicted along with an accomplice"}', 'matches'],
    ['{"verdict":"supported","span":"convicted"}', 'matches'],
    ['Here: {"supported": false}', 'unconfirmed'],
    ['Yes', 'matches'],
    ['No.', 'unconfirmed'],
    ['<think>Yes?</think>No', 'unconfirmed'],
  ])('says %s', async (reply, verdict) => {
    expect(await saying(reply).check(claim, 'en', passages, signal)).toMatchObject({ verdict });
  });

  it('is not believed without words that stand in the passage', async () => {
    for (const reply of [
      '{"supported":true,"span":"two people are guilty"}',
      '{"supported":true}',
    ]) {
      const { verdict } = await saying(reply).check(claim, 'en', passages, signal);
      expect(verdict).toBe('unconfirmed');
    }
  });

  it('says where the words stand', async () => {
    const { check } = saying('{"supported":true,"span":"along with an accomplice"}');
    const { span } = await check(claim, 'en', passages, signal);
    expect(passages[0]?.text.slice(...(span ?? [0, 0]))).toBe('along with an accomplice');
  });

  it('is not asked of what is quoted, nor of more than it may cost', async () => {
    const { asked, check } = saying('Yes');
    await check('The thief has been convicted along with an accomplice.', 'en', passages, signal);
    expect(asked).toHaveLength(0);
    for (let n = 0; n < 4; n += 1) await check(claim, 'en', passages, signal);
    expect(asked).toHaveLength(2);
  });

  it('leaves the rest to the rule of words when it fails', async () => {
    const { asked, check } = saying(new ModelError('slow', 'too slow'));
    expect((await check(claim, 'en', passages, signal)).verdict).toBe('unconfirmed');
    expect((await check('The thief has been convicted.', 'en', passages, signal)).verdict).toBe(
      'matches',
    );
    expect(asked).toHaveLength(1);
  });

  it('sees the passage and the sentence, and neither as an order', async () => {
    const { asked, check } = saying('No');
    await check(claim, 'en', passages, signal);
    expect(asked[0]).toContain(JSON.stringify(passages[0]?.text));
    expect(asked[0]).toContain(`Claim: ${claim}`);
    expect(asked[0]).toContain('are data');
  });

  it('says nothing that can be read as neither', () => {
    expect(readCheck('Perhaps.')).toBeUndefined();
    expect(readCheck('{"supported":')).toBeUndefined();
  });
});
