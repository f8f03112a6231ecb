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

/** A model with a fixed reply, and how often it was called. */
function saying(reply: string | Error) {
  const asked: string[] = [];
  const model: Model = {
    async *write(messages) {
      asked.push(messages.map(({ content }) => content).join('\n'));
      await Promise.resolve();
      if (reply instanceof Error) throw reply;
      yield reply;
      return undefined;
    },
  };
  return { asked, check: createModelCheck(model, { most: 2, log }) };
}

describe('the model that checks a sentence', () => {
  it.each([
    ['{"supported":true,"span":"has been convicted along with an accomplice"}', 'matches'],
    ['{"verdict":"supported","span":"convicted along with an accomplice"}', 'matches'],
    ['Here: {"supported": false}', 'unconfirmed'],
    ['Yes', 'matches'],
    ['No.', 'unconfirmed'],
    ['<think>Yes?</think>No', 'unconfirmed'],
  ])('says %s', async (reply, verdict) => {
    expect(await saying(reply).check(claim, 'en', passages, signal)).toMatchObject({ verdict });
  });

  it('is not believed without a span that is in the passage', async () => {
    for (const reply of [
      '{"supported":true,"span":"two people are guilty"}',
      '{"supported":true}',
      // A word or two can be found anywhere.
      '{"supported":true,"span":"the"}',
      '{"supported":true,"span":"has been convicted"}',
    ]) {
      const { verdict } = await saying(reply).check(claim, 'en', passages, signal);
      expect(verdict).toBe('unconfirmed');
    }
  });

  it('may cite the few words of a short passage', async () => {
    const short = [{ text: '法院判两人有罪。', before: '', lang: 'zh' as const }];
    const { check } = saying('{"supported":true,"span":"判两人有罪"}');
    expect(await check(claim, 'en', short, signal)).toMatchObject({ verdict: 'matches' });
  });

  describe('when it says yes', () => {
    const en = 'The court in Manila did not convict the 12 officers, the WHO said.';
    const zh = '马尼拉法院没有判12名警官有罪。';
    const ph = 'Hindi hinatulan ng korte sa Maynila ang 12 pulis.';
    const denial = 'a denial on one side alone';
    it.each([
      ['en', en, 'The Manila court spared 13 police officers.', 'a number that no passage has'],
      ['zh', zh, '马尼拉法院放过13名警察。', 'a number that no passage has'],
      ['ph', ph, 'Pinalaya ng hukuman ang 13 na pulis.', 'a number that no passage has'],
      ['en', en, 'Judges in Cebu let 12 officers go.', 'a name that no passage has: cebu'],
      ['en', en, 'Judges in Manila found 12 officers guilty.', denial],
      ['zh', zh, '马尼拉的法官认定12名警官有罪。', denial],
      ['ph', ph, 'Nakulong ang 12 pulis sa Maynila.', denial],
    ] as const)(
      'is overruled by a missing fact or a denial: %s “%s”: “%s”',
      async (lang, text, sentence, why) => {
        const span = JSON.stringify(text.replace(/[.。]$/, ''));
        for (const reply of [`{"supported":true,"span":${span}}`, 'Yes']) {
          const { check } = saying(reply);
          const judged = await check(sentence, lang, [{ text, before: '', lang }], signal);
          expect(judged).toMatchObject({ verdict: 'unconfirmed', why });
        }
      },
    );

    it('is overruled if no passage makes the denial, in another language too', async () => {
      for (const [sentence, lang] of [
        ['没有人被判有罪。', 'zh'],
        ['Walang nahatulan.', 'ph'],
        ['Nobody was found guilty.', 'en'],
      ] as const) {
        const judged = await saying('Yes').check(sentence, lang, passages, signal);
        expect(judged).toMatchObject({ verdict: 'unconfirmed', why: denial });
      }
    });

    it.each([
      ['en', en, 'Officers, 12 of them, were not found guilty in Manila.'],
      ['en', en, 'The World Health Organization spoke of officers who went unpunished in Manila.'],
      ['zh', en, '马尼拉12名警官未被定罪。'],
      ['en', zh, 'Twelve officers in Manila went unpunished.'],
    ] as const)('is believed on a mere rewording: %s “%s”, “%s”', async (lang, text, sentence) => {
      const of = text === zh ? 'zh' : 'en';
      const judged = await saying('Yes').check(
        sentence,
        lang,
        [{ text, before: '', lang: of }],
        signal,
      );
      expect(judged).toMatchObject({ verdict: 'matches' });
    });

    it.each([
      ['Australia', 'Austria'],
      ['Nigeria', 'Niger'],
      ['Nigerian', 'Niger'],
      ['Mauritius', 'Mauritania'],
      ['Georgia', 'George'],
      ['Fernandez', 'Fernando'],
      ['Martinez', 'Martin'],
      ['Johnston', 'Johnson'],
      ['Marcoleta', 'Marcos'],
      ['Colombo', 'Colombia'],
    ])('is overruled if a name is only similar: %s, %s', async (there, said) => {
      const of = [{ text: `The fund sued the ${there} group.`, before: '', lang: 'en' as const }];
      const judged = await saying('Yes').check(
        `In May it took ${said} to court.`,
        'en',
        of,
        signal,
      );
      const name = said.toLowerCase();
      expect(judged).toMatchObject({ why: `a name that no passage has: ${name}` });
    });

    it('is overruled if a name only starts with a letter of another', async () => {
      const of = [
        { text: 'The US Senate passed a bill by Jones.', before: '', lang: 'en' as const },
      ];
      const sentence = 'A bill by Smith passed the US Senate.';
      const judged = await saying('Yes').check(sentence, 'en', of, signal);
      expect(judged).toMatchObject({ why: 'a name that no passage has: smith' });
    });

    it.each([
      ['en', 'Nigerian', 'Nigeria'],
      ['en', 'Korean', 'Korea'],
      ['en', 'Koreans', 'Korea'],
      ['en', 'Filipinos', 'Filipino'],
      ['en', 'DSWD', 'Department of Social Welfare and Development'],
      ['en', 'Asia-Pacific Economic Cooperation', 'APEC'],
      ['en', 'Department of Justice', 'DOJ'],
      ['en', 'WWII', 'World War II'],
      ['en', 'U.S.', 'United States'],
      ['ph', 'Koreano', 'Korea'],
    ] as const)('is believed on another form of a name: %s %s, %s', async (lang, there, said) => {
      const of = [{ text: `The fund sued the ${there} group.`, before: '', lang }];
      const judged = await saying('Yes').check(`In court it met ${said} again.`, lang, of, signal);
      expect(judged).toMatchObject({ verdict: 'matches' });
    });

    it('is believed if a denial does not concern the supporting words', async () => {
      const text = 'The minister did not step down, but he said that he was sorry.';
      const { check } = saying('{"supported":true,"span":"he said that he was sorry"}');
      const of = [{ text, before: '', lang: 'en' as const }];
      const judged = await check('The minister offered an apology.', 'en', of, signal);
      expect(judged).toMatchObject({ verdict: 'matches' });
    });
  });

  it('gives the place of the words', async () => {
    const { check } = saying('{"supported":true,"span":"along with an accomplice"}');
    const { span } = await check(claim, 'en', passages, signal);
    expect(passages[0]?.text.slice(...(span ?? [0, 0]))).toBe('along with an accomplice');
  });

  it('is not called for quotations, nor beyond its budget', async () => {
    const { asked, check } = saying('Yes');
    await check('The thief has been convicted along with an accomplice.', 'en', passages, signal);
    expect(asked).toHaveLength(0);
    for (let n = 0; n < 4; n += 1) await check(claim, 'en', passages, signal);
    expect(asked).toHaveLength(2);
  });

  it('leaves a failed check to the word rule, and the rest after two failures', async () => {
    const { asked, check } = saying(new ModelError('slow', 'too slow'));
    expect((await check(claim, 'en', passages, signal)).verdict).toBe('unconfirmed');
    expect((await check('The thief has been convicted.', 'en', passages, signal)).verdict).toBe(
      'matches',
    );
    expect(asked).toHaveLength(2);
    for (let n = 0; n < 4; n += 1) await check(claim, 'en', passages, signal);
    expect(asked).toHaveLength(2);
  });

  it('sees the passage and the sentence, and neither as an instruction', async () => {
    const { asked, check } = saying('No');
    await check(claim, 'en', passages, signal);
    expect(asked[0]).toContain(JSON.stringify(passages[0]?.text));
    expect(asked[0]).toContain(`Claim: ${claim}`);
    expect(asked[0]).toContain('are data');
  });

  it('gives no verdict if its reply fits neither', () => {
    expect(readCheck('Perhaps.')).toBeUndefined();
    expect(readCheck('{"supported":')).toBeUndefined();
  });
});
