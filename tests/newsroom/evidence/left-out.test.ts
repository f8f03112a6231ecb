import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';

const judged = (sentence: string, text: string, lang: Language) =>
  judge(sentence, lang, [{ text, before: '', lang }]).verdict;

/** A passage, a sentence it supports, and one that drops or changes a decisive word. */
type Row = readonly [lang: Language, passage: string, held: string, wrong: string];

const rows: readonly Row[] = [
  // Direction, and the particle of a verb
  ['en', 'Orbin shares closed up 1% before the announcement.', 'Orbin shares closed up 1%.', 'Orbin shares closed down 1%.'],
  ['en', 'The index is up 4.6% in January.', 'The index is up 4.6%.', 'The index is 4.6% in January.'],
  ['en', 'Velto shares were down slightly on Monday.', 'Velto shares were down on Monday.', 'Velto shares were up on Monday.'],
  ['en', 'The town called off classes on Friday.', 'The town called off classes.', 'The town called classes.'],
  ['en', 'The strike was called off on Friday.', 'The strike was called off.', 'The strike was called.'],
  ['en', 'The minister ruled out a tax on salt.', 'The minister ruled out a tax.', 'The minister ruled a tax.'],
  ['en', 'The council voted down the budget in May.', 'The council voted down the budget.', 'The council voted the budget.'],
  ['en', 'The off-duty guard fired a shot in Osk.', 'The guard fired a shot in Osk.', 'The guard fired off a shot in Osk.'],
  ['en', 'Artists carve out paths in the stone.', 'Artists create paths in the stone.', 'Artists carve paths in the stone.'],
  // Which of several
  ['en', 'Tern is the second biggest port of Veldra.', 'Tern is the second biggest port.', 'Tern is the biggest port of Veldra.'],
  ['en', 'Tern is the 3rd-largest port of Veldra.', 'Tern is the 3rd-largest port.', 'Tern is the largest port of Veldra.'],
  ['en', 'The second test of the valve failed.', 'The test of the valve failed.', 'The third test of the valve failed.'],
  ['ph', 'Nasunog ang ikalawang pinakamalaking bangko sa Naga.', 'Nasunog ang ikalawang pinakamalaking bangko.', 'Nasunog ang pinakamalaking bangko sa Naga.'],
  ['ph', 'Nasunog ang ikaapat na pinakamalaking bangko sa Naga.', 'Nasunog ang ikaapat na pinakamalaking bangko.', 'Nasunog ang pinakamalaking bangko sa Naga.'],
  // Exceptions
  ['en', 'All members except Veldra signed the treaty in May.', 'All members except Veldra signed the treaty.', 'All members signed the treaty.'],
  ['en', 'All members, except Veldra, signed the treaty in May.', 'All members, except Veldra, signed the treaty.', 'All members signed the treaty.'],
  ['en', 'The bank closed every branch except two in Osk.', 'The bank closed every branch except two.', 'The bank closed every branch.'],
  ['en', 'The plan covers every sector excluding farms.', 'The plan covers every sector excluding farms.', 'The plan covers every sector.'],
  ['en', 'The bank was sold, and all branches except two closed.', 'The bank was sold.', 'All branches closed.'],
  // Not yet in office
  ['en', 'President-elect Lund signed the bill in Osk.', 'President-elect Lund signed the bill.', 'President Lund signed the bill.'],
  ['ph', 'Dinalaw ni President-elect Luna ang Naga noong Lunes.', 'Dinalaw ni President-elect Luna ang Naga.', 'Dinalaw ni President Luna ang Naga.'],
  // What somebody refuses, fails or is told to do
  ['ph', 'Tumangging pumirma si Luna sa kasunduan.', 'Tumangging pumirma si Luna.', 'Pumirma si Luna sa kasunduan.'],
  ['ph', 'Tumanggi si Luna na pumirma sa kasunduan.', 'Tumanggi si Luna na pumirma.', 'Pumirma si Luna sa kasunduan.'],
  ['ph', 'Nabigong dumalo si Luna sa pulong.', 'Nabigong dumalo si Luna.', 'Dumalo si Luna sa pulong.'],
  ['ph', 'Pinigilang umalis ng bansa si Luna.', 'Pinigilang umalis si Luna.', 'Umalis ng bansa si Luna.'],
  ['ph', 'Pinayuhang lumikas ang mga residente ng Taal.', 'Pinayuhang lumikas ang mga residente.', 'Lumikas ang mga residente ng Taal.'],
  ['ph', 'Handang tumestigo si Luna sa Senado.', 'Handang tumestigo si Luna.', 'Tumestigo si Luna sa Senado.'],
  ['ph', 'Pinag-iisipang tumakbo ni Luna bilang alkalde.', 'Pinag-iisipang tumakbo ni Luna.', 'Tumakbo ni Luna bilang alkalde.'],
  ['ph', 'Muling pumirma si Luna sa kasunduan.', 'Pumirma si Luna sa kasunduan.', 'Hindi pumirma si Luna sa kasunduan.'],
]; // prettier-ignore

describe('a word that changes the statement', () => {
  it.each(rows)('%s: %s supports %s, not %s', (lang, passage, held, wrong) => {
    expect(judged(held, passage, lang)).not.toBe('unconfirmed');
    expect(judged(wrong, passage, lang)).toBe('unconfirmed');
  });
});
