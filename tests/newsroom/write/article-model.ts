// The stub model as a writer: it gets the passages of its prompt and answers with lines of JSON.
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { says, type Behavior, type ModelRequest } from '../assistant/model-server';

export type GivenPassage = { n: number; source: string; text: string };

/** The lines of data in a prompt. */
export const dataOf = <Line>({ body }: ModelRequest): Line[] =>
  (body.messages.at(-1)?.content ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    // The program under test wrote them; wrong ones fail the test that reads them.
    .map((line) => JSON.parse(line) as Line);

const systemOf = ({ body }: ModelRequest) => body.messages[0]?.content ?? '';
export const isWriting = (request: ModelRequest) => /write a news article/.test(systemOf(request));
export const isTranslating = (request: ModelRequest) =>
  /translate a news article/.test(systemOf(request));

export const isTranslatingTo = (request: ModelRequest, language: string) =>
  isTranslating(request) && systemOf(request).includes(language);

export const lines = (objects: readonly unknown[]) =>
  objects.map((one) => JSON.stringify(one)).join('\n');

/** Answers with the lines that `make` returns for the passages. */
export const writes =
  (make: (passages: GivenPassage[]) => readonly unknown[]): Behavior =>
  (response, request, aborted) =>
    says(lines(make(dataOf(request))), 300)(response, request, aborted);

/** Answers each sentence with the result of `say`, in the requested language. */
export const translates =
  (say: (line: { n: number; text: string }, to: 'zh' | 'ph') => string | undefined): Behavior =>
  (response, request, aborted) => {
    const to = systemOf(request).includes('Chinese') ? 'zh' : 'ph';
    const replies = dataOf<{ n: number; text: string }>(request).flatMap((line) => {
      const text = say(line, to);
      return text === undefined ? [] : [{ n: line.n, text }];
    });
    return says(lines(replies), 200)(response, request, aborted);
  };

/** The numbers of a text, in the notation of any language. */
export const numbersIn = (text: string) =>
  [...text.matchAll(/(\d+(?:[.,]\d+)*)( million)?/g)]
    .map(([, digits = '', million]) => digits + (million ? '000000' : ''))
    .join('; ');

/** With every number of the original, and no others. */
export function wellIn({ n, text }: { n: number; text: string }, to: 'zh' | 'ph'): string {
  const mark = String.fromCharCode(...[...String(n)].map((digit) => 65 + Number(digit)));
  const numbers = numbersIn(text);
  const not = lexicons.en.kept.denies.test(text);
  return to === 'zh'
    ? `${not ? '没有' : ''}${mark}句（${numbers}）的译文。`
    : `${not ? 'Hindi ito' : 'Ito'} ang ${mark} (${numbers}) na salin.`;
}
export const translatesWell = translates(wellIn);

/** The numbers of the passages that contain one of these words. */
export const holding = (passages: readonly GivenPassage[], ...words: string[]) =>
  passages.filter(({ text }) => words.some((word) => text.includes(word))).map(({ n }) => n);

/** A correct article about the storm of `storm.ts`. */
export const tellsStorm = (passages: GivenPassage[]) => [
  {
    title: 'Storm Alma forces 4,200 people from their homes in Port Lasker.',
    from: holding(passages, '4,200'),
  },
  {
    brief: 'Storm Alma flooded the harbour district and forced 4,200 people from their homes.',
    from: holding(passages, '4,200'),
  },
  {
    text: 'Storm Alma flooded the harbour district of Port Lasker on Thursday, and 4,200 people were forced from their homes.',
    from: holding(passages, '4,200'),
  },
  {
    text: 'Before dawn the city opened eleven schools as shelters.',
    from: holding(passages, 'eleven schools'),
  },
  {
    text: 'The rail company suspended trains between Port Lasker and the capital until Saturday evening.',
    from: holding(passages, 'rail company'),
  },
  { heading: 'Pumping station repairs' },
  {
    text: 'Engineers expect that repairs to the main pumping station take at least two days.',
    from: holding(passages, 'pumping station'),
  },
  {
    text: 'Opposition leader Tomas Reyle criticized the council, which put off new pumps since 2019.',
    from: holding(passages, 'since 2019'),
  },
];
