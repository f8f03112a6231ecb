import { keptEdition } from '@/tests/kept-edition';
import { plainMarkdown } from '@/lib/newsroom/evidence/passages';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { pickText, type Language } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import { answerOf, referencesOf, start, startNewsroom } from './newsroom';
import { freshQuestions, otherQuestions } from './other-questions';
import { questions, type TestQuestion } from './questions';

const edition = keptEdition(start);

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  newsroom = await startNewsroom();
});
afterAll(() => newsroom.close());

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
/** What a reader of the article sees, without the markup. */
const shownText = (markdown: string) =>
  squeezed(
    plainMarkdown(markdown.replace(/\[\d+\]/g, '').replace(/^\s*(?:[-*] |\d+\. )/gm, '')).replace(
      /\|/g,
      ' ',
    ),
  );

type Quotation = { event: StoredEvent; text: string; links: string[] };

/** The parts of an answer: each quoted line with the addresses of its citations. */
function quotationsOf(chunks: readonly ChatChunk[], { language }: TestQuestion): Quotation[] {
  const references = referencesOf(chunks);
  let event: StoredEvent | undefined;
  return answerOf(chunks)
    .split('\n')
    .flatMap((line): Quotation[] => {
      const heading = /^\*\*(.*)\*\*/.exec(line)?.[1];
      if (heading) {
        const title = plainMarkdown(heading);
        event = edition.find((one) => plainMarkdown(pickText(one.title, language)) === title);
      }
      const item = /^- (.*?)((?:\[\d+\])+)$/.exec(line);
      if (!item) return [];
      if (!event) throw new Error(`a quotation under no article: ${line}`);
      const numbers = (item[2]?.match(/\d+/g) ?? []).map(Number);
      const links = numbers.map((n) => references.find(({ order }) => order === n)?.link ?? '');
      return [{ event, text: plainMarkdown(item[1] ?? ''), links }];
    });
}

/**
 * Whether the article contains the words, with these sources cited right after them or for their
 * list.
 */
function holds({ event, text, links }: Quotation, language: TestQuestion['language']): boolean {
  const orders = links.map((link) => event.references.find((one) => one.link === link)?.order);
  if (orders.length === 0 || orders.includes(undefined)) return false;
  return event.content.some((block) => {
    const markdown = pickText(block.text, language);
    const pieces = text.split(/(?<=[:：]) | · /).map(squeezed);
    const shown = shownText(markdown);
    if (!pieces.every((piece) => shown.includes(piece))) return false;
    const [last = ''] = pieces.slice(-1);
    const [first = ''] = pieces;
    return orders.every((order) =>
      markdown.split('\n').some((line) => {
        const behind = (piece: string) => {
          const at = squeezed(plainMarkdown(line)).indexOf(piece);
          return at >= 0 && line.includes(`[${order}]`);
        };
        return behind(last) || behind(first);
      }),
    );
  });
}

type Score = { quoted: number; held: number; found: number; refused: number; misses: string[] };

/**
 * What no article can answer, such as the weather or a current price, has its own wording of
 * refusal.
 */
function isRefusal(answer: string, language: Language): boolean {
  const { phrases, talkReplies } = lexicons[language];
  return [phrases.near, phrases.nothing, phrases.noValue, talkReplies.live].includes(answer);
}

/** Asks each question and counts the good answers. */
async function score(asked: readonly TestQuestion[]): Promise<Score> {
  let [quoted, held, found, refused] = [0, 0, 0, 0];
  const misses: string[] = [];
  for (const question of asked) {
    const chunks = await newsroom.chunks(
      { input: question.text },
      // Each question has its own device: nobody may ask sixty questions a day.
      {
        language: question.language,
        who: { device: `d-${question.text}`, guestChat: true },
      },
    );
    const quotations = quotationsOf(chunks, question);
    quoted += quotations.length;
    for (const quotation of quotations) {
      if (holds(quotation, question.language)) held += 1;
      else misses.push(`not in its source: ${quotation.text}`);
    }
    const [first] = quotations;
    const right = question.event
      ? first?.event.id === `sample-${question.event}`
      : isRefusal(answerOf(chunks), question.language) && quotations.length === 0;
    if (!right)
      misses.push(`${question.language}: ${question.text} → ${first?.event.id ?? 'none'}`);
    else if (question.event) found += 1;
    else refused += 1;
    expect(chunks.filter((chunk) => chunk.type === 'answer' && chunk.mark === 'end')).toHaveLength(
      1,
    );
  }
  return { quoted, held, found, refused, misses };
}

const countsOf = (asked: readonly TestQuestion[]) => {
  const answerable = asked.filter(({ event }) => event).length;
  return [answerable, asked.length - answerable];
};

it.each([
  ['sixty questions over the sample edition', questions, [50, 10], [50, 10], 100],
  ['questions in other words than the articles’', otherQuestions, [32, 10], [30, 10], 60],
  ['questions that nothing was fitted to', freshQuestions, [18, 6], [16, 5], 30],
])('%s', async (name, asked, counts, [foundLeast, refusedLeast], quotedLeast) => {
  expect(countsOf(asked)).toEqual(counts);
  const [answerable, unanswerable] = counts;
  const { quoted, held, found, refused, misses } = await score(asked);
  process.stdout.write(
    `assistant, without a model, ${name}: citation precision ${(held / quoted).toFixed(3)} of ${quoted} quotations, ` +
      `right event ${found}/${answerable}, right refusals ${refused}/${unanswerable}\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
  );
  expect(quoted).toBeGreaterThan(quotedLeast);
  expect(held / quoted).toBe(1);
  expect(found).toBeGreaterThanOrEqual(foundLeast ?? answerable ?? 0);
  expect(refused).toBeGreaterThanOrEqual(refusedLeast ?? unanswerable ?? 0);
});

it('there are twenty questions in each language', () => {
  const of = (language: string) => questions.filter((one) => one.language === language).length;
  expect([of('en'), of('zh'), of('ph')]).toEqual([20, 20, 20]);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(60);
});
