/** @jest-environment node */
import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';

const judged = (sentence: string, text: string, lang: Language) =>
  judge(sentence, lang, [{ text, before: '', lang }]).verdict;

/** A passage, what it bears out, and what leaves out or turns a word that changes it. */
type Row = readonly [lang: Language, passage: string, held: string, wrong: string];

const rows: readonly Row[] = [
  // Which of several
  ['en', 'Tern is the second biggest port of Veldra.', 'Tern is the second biggest port.', 'Tern is the biggest port of Veldra.'],
  ['en', 'Tern is the 3rd-largest port of Veldra.', 'Tern is the 3rd-largest port.', 'Tern is the largest port of Veldra.'],
  ['en', 'The second test of the valve failed.', 'The test of the valve failed.', 'The third test of the valve failed.'],
  ['ph', 'Nasunog ang ikalawang pinakamalaking bangko sa Naga.', 'Nasunog ang ikalawang pinakamalaking bangko.', 'Nasunog ang pinakamalaking bangko sa Naga.'],
  ['ph', 'Nasunog ang ikaapat na pinakamalaking bangko sa Naga.', 'Nasunog ang ikaapat na pinakamalaking bangko.', 'Nasunog ang pinakamalaking bangko sa Naga.'],
  // Who is left out
  ['en', 'All members except Veldra signed the treaty in May.', 'All members except Veldra signed the treaty.', 'All members signed the treaty.'],
  ['en', 'All members, except Veldra, signed the treaty in May.', 'All members, except Veldra, signed the treaty.', 'All members signed the treaty.'],
  ['en', 'The bank closed every branch except two in Osk.', 'The bank closed every branch except two.', 'The bank closed every branch.'],
  ['en', 'The plan covers every sector excluding farms.', 'The plan covers every sector excluding farms.', 'The plan covers every sector.'],
  ['en', 'The bank was sold, and all branches except two closed.', 'The bank was sold.', 'All branches closed.'],
  // Not yet in office
  ['en', 'President-elect Lund signed the bill in Osk.', 'President-elect Lund signed the bill.', 'President Lund signed the bill.'],
  ['ph', 'Dinalaw ni President-elect Luna ang Naga noong Lunes.', 'Dinalaw ni President-elect Luna ang Naga.', 'Dinalaw ni President Luna ang Naga.'],
]; // prettier-ignore

describe('a word that changes what is said', () => {
  it.each(rows)('%s: %s bears out %s, not %s', (lang, passage, held, wrong) => {
    expect(judged(held, passage, lang)).not.toBe('unconfirmed');
    expect(judged(wrong, passage, lang)).toBe('unconfirmed');
  });
});
