import { inGatesOr } from '../../gates';
import fc from '../../fast-check';
import { answerTree } from '@/lib/model/markdown/answer-tree';
import { textOf, walkElements } from '@/lib/model/markdown/walk';
import { graphemeCut } from '@/lib/model/reveal/graphemes';
import {
  answerAt,
  endAnswer,
  nextStepAt,
  noAnswer,
  receiveAnswer,
  shownBlocks,
  type AnswerReveal,
} from '@/lib/model/reveal/answer';
import { shownText } from '@/tests/model/reveal/shown-text';
import { describeShared } from '../../shared';
import { markdownCases } from './markdown-cases';

const start = 1_000_000;
const stepMs = 40;

/** The answer after all the steps that the text so far allows. */
function settle(answer: AnswerReveal, from: number): AnswerReveal {
  return answerAt(answer, from + 1_000_000);
}

describe('the answer is revealed in steps of 40 ms', () => {
  const text = 'Water boils at a hundred degrees, or a little earlier on a high mountain.';

  it('the first step is immediate, each next one 40 ms later', () => {
    let answer = receiveAnswer(noAnswer, text, start);
    let shown = shownText(answer).length;
    expect(shown).toBeGreaterThan(0);
    for (let n = 1; shown < text.length; n += 1) {
      expect(answerAt(answer, start + n * stepMs - 1)).toBe(answer);
      answer = answerAt(answer, start + n * stepMs);
      expect(shownText(answer).length).toBeGreaterThan(shown);
      shown = shownText(answer).length;
    }
    expect(shownText(answer)).toBe(text);
    expect(answer.answering).toBe(true);
  });

  it('the text shown at a time does not depend on how often it is polled', () => {
    const times = fc.array(fc.nat({ max: 3_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(times, (looks) => {
        const watched = looks
          .sort((a, b) => a - b)
          .reduce(
            (answer, at) => answerAt(answer, start + at),
            receiveAnswer(noAnswer, text, start),
          );
        const end = start + 3_000;
        const once = answerAt(receiveAnswer(noAnswer, text, start), end);
        expect(answerAt(watched, end)).toEqual(once);
      }),
    );
  });

  it('keeps up with a stream of any speed: half a second behind at most', () => {
    for (const perStep of [1, 5, 40, 300]) {
      let answer = noAnswer;
      for (let n = 0; n < 200; n += 1) {
        answer = receiveAnswer(answer, 'x'.repeat(perStep), start + n * stepMs);
      }
      const behind = 200 * perStep - shownText(answer).length;
      expect(behind / perStep).toBeLessThanOrEqual(500 / stepMs);
    }
  });

  it('a step is a twelfth of what waits, of two characters at least and 400 at most', () => {
    const first = (length: number) =>
      shownText(receiveAnswer(noAnswer, 'x'.repeat(length), start)).length;
    expect([1, 2, 12, 24, 25, 120, 4_800, 9_999].map(first)).toEqual([1, 2, 2, 2, 3, 10, 400, 400]);
  });

  it('reports its next change, and whether it waits for more', () => {
    const answer = receiveAnswer(noAnswer, text, start);
    expect(nextStepAt(answer)).toBe(start + stepMs);
    expect(nextStepAt(settle(answer, start))).toBeUndefined();
    expect(nextStepAt(settle(receiveAnswer(noAnswer, '好', start), start))).toBeUndefined();
  });
});

describe('the end of an answer', () => {
  it('shows the full raw text at once and stops answering', () => {
    const text = 'Some **half bold and [half a link';
    const ended = endAnswer(receiveAnswer(noAnswer, text, start));
    expect(shownText(ended)).toBe(text);
    expect(ended.answering).toBe(false);
    expect(nextStepAt(ended)).toBeUndefined();
  });

  it('a step that throws shows the raw text, and so do all later steps', () => {
    const broken = () => {
      throw new TypeError('Intl.Segmenter is not a constructor');
    };
    const answer = receiveAnswer(noAnswer, 'Some **half', start, broken);
    expect(shownText(answer)).toBe('Some **half');
    expect(answer.answering).toBe(true);
    for (const cut of [broken, graphemeCut])
      expect(shownText(receiveAnswer(answer, ' bold [1', start, cut))).toBe('Some **half bold [1');
  });
});

describe('text is cut between graphemes', () => {
  it('a family, a flag or an accent is never split', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(graphemeCut(`a${family}b`, 2)).toBe(1 + family.length);
    expect(graphemeCut('🇵🇭🇨🇳x', 1)).toBe(4);
    expect(graphemeCut('e\u0301x', 1)).toBe(2);
    const tall = `o${'\u0301'.repeat(500)}`;
    expect(graphemeCut(`${tall}x`, 1)).toBe(501);
  });

  it('the last grapheme waits for what may extend it', () => {
    expect(graphemeCut('👨', 1)).toBe(0);
    expect(graphemeCut('水。', 2)).toBe(1);
    expect(graphemeCut('a\ud83d', 2)).toBe(1);
    expect(graphemeCut('abc', 3)).toBe(3);
  });

  it('in any stream of pieces', () => {
    const piece = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `${text}水`);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.nat({ max: 200 }), (pieces, wait) => {
        const whole = pieces.join('');
        const borders = new Set([0, whole.length]);
        for (const { index } of new Intl.Segmenter().segment(whole)) borders.add(index);
        let answer = noAnswer;
        let now = start;
        for (const text of pieces) {
          answer = receiveAnswer(answer, text, (now += wait));
          expect(whole.startsWith(shownText(answer))).toBe(true);
          expect(borders).toContain(whole.length - restOf(answer, whole));
        }
        expect(shownText(endAnswer(answer))).toBe(whole);
      }),
    );
    /** The length not yet revealed; markers that are held back do not count. */
    function restOf({ blocks }: AnswerReveal, whole: string) {
      return whole.length - blocks.tailKey - blocks.tail.length;
    }
  });
});

describe('the blocks of an answer', () => {
  it('are the shown text, with a stable key for the growing one', () => {
    const first = settle(receiveAnswer(noAnswer, 'One.\n\nTwo', start), start);
    expect(shownBlocks(first)).toEqual([
      { key: 0, text: 'One.\n\n' },
      { key: 6, text: 'Two' },
    ]);
    const second = settle(receiveAnswer(first, ' and **', start + 9e6), start + 9e6);
    expect(shownBlocks(second)[1]).toEqual({ key: 6, text: 'Two and ' });
    expect(shownBlocks(second)[0]).toBe(shownBlocks(first)[0]);
    expect(shownBlocks(noAnswer)).toEqual([]);
  });
});

/** Markers that a reader would take for a mistake, found without the rules under test. */
function halfMarkers(shown: string): string[] {
  const lines = shown.split('\n');
  const last = lines.at(-1) ?? '';
  const found: string[] = [];
  if (/<(?:w?(?:br?)?)?\s*\/?$/i.test(last)) found.push('break');
  if (/^[ \t>]*(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]*$/.test(last) && last.trim() !== '') {
    found.push('line marker');
  }
  return found;
}

/** How many bold markers a text shows literally, and how many parts of it are bold. */
function boldOf(text: string): { signs: number; bold: number } {
  const tree = answerTree(text);
  let bold = 0;
  walkElements(tree, ({ tagName }) => (bold += Number(tagName === 'strong')));
  return { signs: textOf(tree).split('**').length - 1, bold };
}

/**
 * Between a word and punctuation, the meaning of markers depends on the text after them, which has
 * not arrived yet.
 */
const undecided = /[\p{P}\p{S}]\*\*[\p{L}\p{N}]|[\p{L}\p{N}]\*\*[\p{P}\p{S}]|\*{3}/u;

/**
 * True when a bold marker is shown literally that a word and a closing marker, if they came next,
 * would turn into bold; the parser itself decides.
 */
function isHalfBold(shown: string): boolean {
  if (!shown.includes('**') || undecided.test(shown)) return false;
  const before = boldOf(shown);
  if (before.signs === 0) return false;
  const after = boldOf(`${shown}a**`);
  return after.bold > before.bold && after.signs < before.signs;
}

/** Adds every prefix and checks what is shown of it. */
function watchPrefixes(text: string): number {
  let answer = noAnswer;
  let before = '';
  let arrived = '';
  let looked = 0;
  for (const character of text) {
    looked += 1;
    arrived += character;
    answer = receiveAnswer(answer, character, start + looked * 10 * stepMs);
    const shown = shownText(answer);
    expect(text.startsWith(shown)).toBe(true);
    expect(shown.length).toBeGreaterThanOrEqual(before.length);
    // A marker is rightly shown if the text that has arrived after it made it plain, though that
    // text is not shown yet.
    const halfBold = isHalfBold(shown) && isHalfBold(arrived);
    expect([shown, halfMarkers(shown), halfBold]).toEqual([shown, [], false]);
    before = shown;
  }
  expect(shownText(endAnswer(answer))).toBe(text);
  return looked;
}

const noHalfMarkers = 'shows no half marker, and never less than before';

describeShared('every prefix of every case of the markdown corpora', ['corpora'], (folder) => {
  it(noHalfMarkers, () => {
    const cases = markdownCases(folder).filter((_, at) => at % inGatesOr(1, 5) === 0);
    const looked = cases.map(watchPrefixes);
    expect(looked.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(inGatesOr(30_000, 5_000));
  });
});

describe('every prefix of a text of markup only', () => {
  it.each([
    ['under a row that becomes no table', '|    **1.\n"a**'],
    ['within what is struck out and may go on', '~~>**~~a**'],
    ['behind a sign that opens nothing', 'a_**_/a**'],
    ['above a bullet without text', '**[\n*\n\na**'],
    ['in angle brackets that are no tag', '<!**>a**'],
    ['over a line that is no item', '**a\n2. b** c'],
    ['above an item that ends its paragraph', '**!\n* \\a**'],
  ])('bold %s', (_, some) => {
    expect(watchPrefixes(some)).toBe([...some].length);
  });

  const signs = '* ** _ ` ``` ~~ [ ] ( ) < > br wbr / - + 1. # ## | \\ a 水 = : ! "'.split(' ');
  const text = fc
    .array(fc.constantFrom(...signs, ' ', '\n', '\n\n', '    '), { maxLength: 40 })
    .map((parts) => parts.join(''));

  it(noHalfMarkers, () => {
    fc.assert(
      fc.property(text, (some) => {
        watchPrefixes(some);
      }),
      { numRuns: 300 },
    );
  });
});
