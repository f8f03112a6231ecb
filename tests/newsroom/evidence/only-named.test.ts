import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';

const judged = (sentence: string, text: string, lang: Language) =>
  judge(sentence, lang, [{ text, before: '', lang }]).verdict;

/** A passage, a sentence it supports, and one about something it only mentions. */
type Row = readonly [lang: Language, passage: string, held: string, named: string];

const rows: readonly Row[] = [
  // What is asked
  ['en', 'Karl Dorn resigned. Did Petra Lund sell the quarry?', 'Karl Dorn resigned.', 'Petra Lund sold the quarry.'],
  ['en', 'Did you know that tin was mined in Osk?', 'Tin was mined in Osk.', 'Tin was not mined in Osk.'],
  ['zh', '陆明周一辞职。柯雅也会辞职吗？', '陆明周一辞职。', '柯雅会辞职。'],
  ['ph', 'Nagbitiw si Karlo Doro. Nagbitiw ba si Petra Luna?', 'Nagbitiw si Karlo Doro.', 'Nagbitiw si Petra Luna.'],
  // What is still to be done
  ['en', 'Petra Lund was invited to join the cabinet.', 'Petra Lund was invited to join the cabinet.', 'Petra Lund joined the cabinet.'],
  ['en', 'Petra Lund agreed to formally sign the bill.', 'Petra Lund agreed to sign the bill.', 'Petra Lund signed the bill.'],
  ['en', 'Petra Lund has yet to resign.', 'Petra Lund has yet to resign.', 'Petra Lund resigned.'],
  ['en', 'Petra Lund has the right to appeal the ruling.', 'Petra Lund has the right to appeal the ruling.', 'Petra Lund appealed the ruling.'],
  ['en', 'The road leads to Osk.', 'The road leads to Osk.', 'Osk leads the road.'],
  // What somebody supports, opposes or is cleared of
  ['en', 'Petra Lund opposes closing the port.', 'Petra Lund opposes closing the port.', 'Petra Lund closed the port.'],
  ['en', 'Petra Lund was cleared of attacking Karl Dorn.', 'Petra Lund was cleared of attacking Karl Dorn.', 'Petra Lund attacked Karl Dorn.'],
  ['en', 'The day ended with guards closing the port.', 'Guards closed the port.', 'The day closed the port.'],
  ['zh', '陆明敦促柯雅辞职。', '陆明敦促柯雅辞职。', '柯雅辞职。'],
  ['zh', '陆明取代柯雅出任部长。', '陆明出任部长。', '柯雅出任部长。'],
  // What is said to be wrong, and exceptions
  ['en', 'Reports that Petra Lund resigned are wrong.', 'Reports that Petra Lund resigned are wrong.', 'Petra Lund resigned.'],
  ['en', 'The wrong valve opened on Monday, and the pump stopped.', 'The pump stopped.', 'The valve opened on Monday.'],
  ['en', 'Petra Lund, unlike Karl Dorn, resigned.', 'Petra Lund resigned.', 'Karl Dorn resigned.'],
  ['en', 'Petra Lund rather than Karl Dorn won the seat.', 'Petra Lund rather than Karl Dorn won the seat.', 'Karl Dorn won the seat.'],
  // A name that only describes another
  ['en', 'Orbin rival Velto sold 5 million cars.', 'Orbin rival Velto sold 5 million cars.', 'Orbin sold 5 million cars.'],
  ['en', 'Kotor and rival Osk won prizes.', 'Kotor and rival Osk won prizes.', 'Kotor rival won prizes.'],
]; // prettier-ignore

describe('what a source only mentions', () => {
  it.each(rows)('%s: %s supports %s, not %s', (lang, passage, held, named) => {
    expect(judged(held, passage, lang)).not.toBe('unconfirmed');
    expect(judged(named, passage, lang)).toBe('unconfirmed');
  });

  it('supports no statement, even if a question has its words', () => {
    expect(judged('The port of Tern is closing', 'The port of Tern is closing?', 'en')).toBe(
      'unconfirmed',
    );
    expect(judged('Is the port of Tern closing?', 'Is the port of Tern closing?', 'en')).toBe(
      'quoted',
    );
  });

  it('keeps the name in a title', () => {
    const passage = 'President Donna Falk opened the dam.';
    expect(judged('The president opened the dam.', passage, 'en')).toBe('matches');
  });
});
