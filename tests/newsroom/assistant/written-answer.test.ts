import { cleanSentence } from '@/lib/newsroom/model/clean-answer';
import { isInstruction } from '@/lib/newsroom/model/instructions';
import { plainMarkdown, passagesOf } from '@/lib/newsroom/evidence/passages';
import { isSupported } from '@/lib/newsroom/evidence/support';
import { writtenSentences, type WrittenSentence } from '@/lib/newsroom/model/written-sentences';
import { similarity } from '@/lib/newsroom/language/word-forms';
import type { Language } from '@/lib/model/text/languages';
import { inGatesOr } from '../../gates';
import { describeShared } from '../../shared';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { detectLanguage } from '@/lib/newsroom/language/detect-language';
import { splitSentences } from '@/lib/newsroom/language/sentences';
import { join } from 'node:path';
import { sampleEvent } from '../store/sample';

const text = z.object({ text: z.string() });

async function sentencesOf(text: string, size: number, lang: Language = 'en') {
  async function* pieces() {
    const characters = [...text];
    for (let at = 0; at < characters.length; at += size) {
      yield characters.slice(at, at + size).join('');
    }
  }
  const found = [];
  for await (const sentence of writtenSentences(pieces(), lang)) found.push(sentence);
  return found;
}

describe('sentences of a model', () => {
  const text =
    'First one.[1][2] The second says 3.5 percent [3]. A third without any.\n\n- An item here.[2]\n- Another [1, 3]\n\nLast words.';

  it.each([1, 2, 3, 7, 1000])(
    'are assembled whole from any pieces (%d at a time)',
    async (size) => {
      const found = await sentencesOf(text, size);
      expect(found.map((one) => [one.lead, one.text, one.citations])).toEqual([
        ['', 'First one.', [1, 2]],
        ['', 'The second says 3.5 percent.', [3]],
        ['', 'A third without any.', []],
        ['\n\n- ', 'An item here.', [2]],
        ['\n- ', 'Another', [1, 3]],
        ['\n\n', 'Last words.', []],
      ]);
    },
  );

  it('are read with the brackets of Chinese models', async () => {
    const found = await sentencesOf('闰秒共加过27次。【2】下一句没有来源。', 1, 'zh');
    expect(found.map((one) => [one.text, one.citations])).toEqual([
      ['闰秒共加过27次。', [2]],
      ['下一句没有来源。', []],
    ]);
  });

  it.each([
    'A whole one.[1] ',
    'A whole one.[1] And half a',
    'A whole one.[1][2',
    'A whole one [1].',
  ])('keep their citations before a break (%s)', async (said) => {
    async function* breaksOff() {
      yield said;
      await Promise.resolve();
      throw new Error('broken off');
    }
    const found: WrittenSentence[] = [];
    const read = async () => {
      for await (const sentence of writtenSentences(breaksOff(), 'en')) found.push(sentence);
    };
    await expect(read()).rejects.toThrow('broken off');
    expect(found).toMatchObject([{ text: 'A whole one.', citations: [1] }]);
  });

  it('are not buffered without limit', async () => {
    const long = 'This sentence cites nothing at all. '.repeat(100);
    expect((await sentencesOf(long, 5)).length).toBe(100);
  });
});

describe('what a model may show', () => {
  it.each([
    ['See [the page](https://evil.test/x?q=1) now.', 'See the page now.'],
    ['![a](https://evil.test/pixel.png) Text', 'a Text'],
    ['Go to www.evil.test/path or evil.com today.', 'Go to or today.'],
    ['Mail me@evil.test or javascript:alert(1) please', 'Mail or please'],
    ['<img src=x onerror=alert(1)>Text<script>x()</script>', 'Textx'],
    ['Call 10.0.0.1:8080/admin now', 'Call now'],
    ['[link]: https://evil.test', ''],
    ['`code` and ```js\nx()\n``` end', 'code and end'],
    ['data:text/html;base64,AAAA here', 'here'],
    ['The U.S. rate rose 3.5 percent.', 'The U.S. rate rose 3.5 percent.'],
    ['它在 https://evil.test/路径 上。', '它在 上。'],
  ])('%s', (text, shown) => expect(cleanSentence(text).trim()).toBe(shown));
});

describe('a sentence is supported', () => {
  const passage = (text: string, lang: Language = 'en') => ({
    text,
    lang,
    before: '',
    heading: '',
  });
  const tide = passage('Between 1972 and 2016 the leap second was added 27 times to world clocks.');
  const cases: [string, Language, ReturnType<typeof passage>[], boolean][] = [
    ['The leap second was added 27 times between 1972 and 2016.', 'en', [tide], true],
    ['Leap seconds were added to clocks 27 times.', 'en', [tide], true],
    ['The leap second was added 28 times between 1972 and 2016.', 'en', [tide], false],
    ['The leap second was never added to world clocks.', 'en', [tide], false],
    ['The moon is made of green cheese and honey.', 'en', [tide], false],
    ['Anything at all.', 'en', [], false],
    ['闰秒共加过27次。', 'zh', [passage('1972年至2016年间，闰秒共有27次。', 'zh')], true],
    ['闰秒从未加过。', 'zh', [passage('1972年至2016年间，闰秒共有27次。', 'zh')], false],
    ['1972年至2016年间共有27次。', 'zh', [tide], true],
    ['这件事发生过许多次。', 'zh', [tide], false],
    ['Dalawampu’t pitong beses idinagdag ang leap second mula 1972.', 'ph', [tide], false],
  ];
  it.each(cases)('%s', (sentence, lang, passages, supported) => {
    expect(isSupported(sentence, lang, passages)).toBe(supported);
  });
});

describe('passages', () => {
  const event = (text: string) =>
    sampleEvent('e', { content: [{ element_type: 'p', text: [{ lang: 'EN', text }] }] });

  it('are sentences, items and rows with citations, word for word', () => {
    const markdown = [
      'No source for this. But **this** has [one](https://x.example).[1] And \\[2\\] is text.[2][3]',
      'Three things:[1]',
      '',
      '- first item;',
      '- second item.[2]',
      '',
      'A table:',
      '',
      '| Where[4] | What |',
      '| --- | --- |',
      '| Here[3] | one \\| two |',
      '| There | nothing |',
    ].join('\n');
    expect(
      passagesOf(event(markdown), 'en').map(({ text, citations }) => [text, citations]),
    ).toEqual([
      ['But this has one.', [1]],
      ['And [2] is text.', [2, 3]],
      ['Three things: first item;', [1]],
      ['Three things: second item.', [2]],
      ['A table: Here · one | two', [3]],
    ]);
  });

  it('are in the reader’s language, else in that of the source', () => {
    const content = [
      {
        element_type: 'p',
        text: [
          { lang: 'source', text: 'English words.[1]' },
          { lang: 'zh-CN', text: '中文。[1]' },
        ],
      },
    ];
    const both = sampleEvent('e', { content });
    expect(passagesOf(both, 'zh')[0]).toMatchObject({ text: '中文。', lang: 'zh' });
    expect(passagesOf(both, 'ph')[0]).toMatchObject({ text: 'English words.', lang: 'en' });
  });

  it('markdown reads as it is displayed', () => {
    expect(plainMarkdown('**a** `b` \\*c\\* [d](e) <wbr>f')).toBe('a b *c* d f');
  });
});

describe('forms of a word', () => {
  it.each<[string, string, Language, boolean]>([
    ['satellites', 'satellite', 'en', true],
    ['calculated', 'calculation', 'en', true],
    ['stored', 'store', 'en', true],
    ['car', 'care', 'en', false],
    ['bank', 'banana', 'en', false],
    ['2016', '201', 'en', false],
    ['pinababagal', 'mabagal', 'ph', true],
    ['segundong', 'segundo', 'ph', true],
    ['orasan', 'pera', 'ph', false],
    ['闰秒', '闰秒', 'zh', true],
  ])('%s and %s', (a, b, lang, same) => expect(similarity(a, b, lang) >= 0.8).toBe(same));
});

describeShared('orders to a machine', ['news'], (folder) => {
  it('are rarely found in real news', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const rowsOfFile = inGatesOr(400, 100);
    const rows = files
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) =>
        readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(0, rowsOfFile),
      )
      .map((line) => text.safeParse(JSON.parse(line)).data?.text ?? '');
    const sentences = rows.flatMap((row) =>
      row.split(/\n+/).flatMap((part) => splitSentences(part, detectLanguage(part, 'en'))),
    );
    const taken = sentences.filter(isInstruction);
    process.stdout.write(
      `orders to a machine: ${taken.length} of ${sentences.length} sentences of real news\n`,
    );
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(taken.length / sentences.length).toBeLessThan(0.002);
  });
});
