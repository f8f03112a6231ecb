import { heldUntil, withoutThoughts } from '@/lib/newsroom/model/without-thoughts';

async function* cut(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function all(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const texts: [thought: string, said: string][] = [
  ['<think>Should I say NO? Let me look.</think>Tides rise twice a day.[1]', 'Tides rise twice a day.[1]'],
  ['Before <thinking>x < y</thinking>and after.', 'Before and after.'],
  ['<THINK type="long">a</THINK>A.<reasoning>b</reasoning>B.', 'A.B.'],
  ['[THINK]hm[/THINK]Said.', 'Said.'],
  ['◁think▷嗯◁/think▷回答。', '回答。'],
  ['<|channel|>analysis<|message|>We need…<|end|><|start|>assistant<|channel|>final<|message|>Said.', 'Said.'],
  ['Said. <think>and now a thought that never ends', 'Said. '],
  ['A < B and [1] and <b>bold</b>.', 'A < B and [1] and <b>bold</b>.'],
]; // prettier-ignore

describe('a model’s reasoning', () => {
  it.each(
    texts.flatMap(([text, said]) => [1, 3, 7, 1000].map((size) => [text, said, size] as const)),
  )('is removed from %j', async (text, said, size) => {
    expect(await all(withoutThoughts(cut(text, size)))).toBe(said);
  });

  it.each([1, 5, 1000])(
    'is removed even if its start was not marked (%d at a time)',
    async (size) => {
      const text = 'The user wants tides. I look at it.</think>\n\nTides rise.[1] Twice.[2]';
      expect((await all(heldUntil(/\[\d/, cut(text, size)))).trim()).toBe(
        'Tides rise.[1] Twice.[2]',
      );
    },
  );

  it('is not confused with an answer without citations, which is released at its end', async () => {
    expect(await all(heldUntil(/\[\d/, cut('Only words.', 2)))).toBe('Only words.');
  });
});
