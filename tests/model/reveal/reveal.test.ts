import type { ChatChunk, InnerResult } from '@/lib/model/chat/chunk';
import {
  endReveal,
  nextChangeAt,
  noReveal,
  receiveChunk,
  revealAt,
  type Reveal,
} from '@/lib/model/reveal/reveal';
import { shownText } from '@/tests/model/reveal/shown-text';

const start = 5_000;
/** The parts of the message as revealed so far. */
const revealedPlugins = ({ extras, answer }: Reveal) => ({
  ...extras,
  answer: { text: shownText(answer), answering: answer.answering },
});
const source = (link: string) => ({ link, title: link });
const article = (uuid: string): InnerResult => ({ uuid, title: [{ lang: 'en', text: uuid }] });
const results = (...uuids: string[]): ChatChunk => ({
  type: 'inner_search',
  mark: 'result',
  result_type: 'inner',
  inner_result: uuids.map(article),
});
const receive = (reveal: Reveal, ...chunks: ChatChunk[]) =>
  chunks.reduce((state, chunk) => receiveChunk(state, chunk, start), reveal);
const uuids = ({ extras }: Reveal) => extras.innerSearch.data.map(({ uuid }) => uuid);

describe('global search', () => {
  it('searching turns on when the search chunk arrives and off on the result', () => {
    const searching = receive(noReveal, { type: 'global_search' });
    expect(searching.extras.globalSearch.searching).toBe(true);
    const found = receive(searching, {
      type: 'global_search_result',
      global_result: [source('a')],
    });
    expect(found.extras.globalSearch).toEqual({ searching: false, data: [source('a')] });
  });

  it('an empty result is not stored', () => {
    const found = receive(
      noReveal,
      { type: 'global_search_result', global_result: [source('a')] },
      { type: 'global_search' },
      { type: 'global_search_result', global_result: [] },
    );
    expect(found.extras.globalSearch).toEqual({ searching: false, data: [source('a')] });
  });
});

describe('inner search', () => {
  it('a start mark sets searching', () => {
    const reveal = receive(noReveal, { type: 'inner_search', mark: 'start' });
    expect(reveal.extras.innerSearch.searching).toBe(true);
  });

  it('results are appended one at a time, 400 ms apart', () => {
    const reveal = receive(noReveal, results('a', 'b'), results('c'));
    expect(uuids(reveal)).toEqual(['a']);
    expect(uuids(revealAt(reveal, start + 399))).toEqual(['a']);
    expect(uuids(revealAt(reveal, start + 400))).toEqual(['a', 'b']);
    expect(uuids(revealAt(reveal, start + 799))).toEqual(['a', 'b']);
    expect(uuids(revealAt(reveal, start + 800))).toEqual(['a', 'b', 'c']);
  });

  it('global results are added to the global search data at once, without duplicates', () => {
    const reveal = receive(
      noReveal,
      { type: 'global_search_result', global_result: [source('a')] },
      {
        type: 'inner_search',
        mark: 'result',
        result_type: 'global',
        global_result: [source('a'), source('b')],
      },
    );
    expect(reveal.extras.globalSearch.data).toEqual([source('a'), source('b')]);
  });

  it('an end mark clears searching after the pending results and their pauses', () => {
    const reveal = receive(noReveal, { type: 'inner_search', mark: 'start' }, results('a', 'b'), {
      type: 'inner_search',
      mark: 'end',
    });
    expect(revealAt(reveal, start + 799).extras.innerSearch.searching).toBe(true);
    expect(revealAt(reveal, start + 800).extras.innerSearch.searching).toBe(false);
    expect(uuids(revealAt(reveal, start + 800))).toEqual(['a', 'b']);
  });

  it('an end mark with nothing pending clears searching at once', () => {
    const reveal = receive(
      noReveal,
      { type: 'inner_search', mark: 'start' },
      { type: 'inner_search', mark: 'end' },
    );
    expect(reveal.extras.innerSearch.searching).toBe(false);
  });
});

describe('follow-up questions', () => {
  const questions = ['Why?', 'How?', 'When?'];
  const asked = () =>
    receive(noReveal, ...questions.map((content): ChatChunk => ({ type: 'follow_up', content })));

  it('are appended 200 ms apart', () => {
    const reveal = asked();
    const counts = [0, 199, 200, 399, 400].map(
      (ms) => revealAt(reveal, start + ms).extras.followup.length,
    );
    expect(counts).toEqual([1, 1, 2, 2, 3]);
  });

  it('continue at their pace after the turn is completed', () => {
    const completed = endReveal(asked(), true);
    expect(completed.extras.followup).toEqual(['Why?']);
    expect(revealAt(completed, start + 400).extras.followup).toEqual(questions);
  });
});

describe('the exception message', () => {
  it('is kept, and cleared before a new connection', () => {
    const reveal = receive(
      noReveal,
      { type: 'exception', msg: 'Too long.' },
      { type: 'answer', content: 'Sorry', mark: 'end' },
    );
    expect(reveal.extras.botException).toEqual({ msg: 'Too long.' });
    expect(noReveal.extras.botException).toBeUndefined();
  });
});

describe('the end of a turn', () => {
  it('the end mark shows the raw text and stops answering', () => {
    const reveal = receive(noReveal, { type: 'answer', content: 'a **b', mark: 'end' });
    expect(revealedPlugins(reveal).answer).toEqual({ text: 'a **b', answering: false });
  });

  it('after a failure or a cancel everything received is shown, and no search continues', () => {
    const reveal = receive(
      noReveal,
      { type: 'global_search' },
      { type: 'inner_search', mark: 'start' },
      results('a', 'b'),
      { type: 'answer', content: 'half **an answer and more' },
    );
    const plugins = revealedPlugins(endReveal(reveal, false));
    expect(plugins.answer).toEqual({ text: 'half **an answer and more', answering: false });
    expect(plugins.globalSearch.searching).toBe(false);
    expect(plugins.innerSearch).toEqual({ searching: false, data: [article('a'), article('b')] });
  });
});

describe('the next change', () => {
  it('is reported, so that nobody has to poll every 40 ms', () => {
    expect(nextChangeAt(noReveal)).toBeUndefined();
    const reveal = receive(noReveal, results('a', 'b'));
    expect(nextChangeAt(reveal)).toBe(start + 400);
    const both = receive(reveal, { type: 'answer', content: 'A somewhat longer answer' });
    expect(nextChangeAt(both)).toBe(start + 40);
  });

  it('leads to the end of everything received', () => {
    let reveal = receive(noReveal, results('a', 'b', 'c'), {
      type: 'answer',
      content: 'A somewhat longer answer',
    });
    for (let next = nextChangeAt(reveal); next !== undefined; next = nextChangeAt(reveal)) {
      const after = revealAt(reveal, next);
      expect(after).not.toBe(reveal);
      expect(revealAt(reveal, next - 1)).toBe(reveal);
      reveal = after;
    }
    expect(uuids(reveal)).toEqual(['a', 'b', 'c']);
    expect(revealedPlugins(reveal).answer.text).toBe('A somewhat longer answer');
  });
});
