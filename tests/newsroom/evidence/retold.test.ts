// Sentences that reword their source, and similar ones that are false: one of two statements, a
// title, an age, a call, a name by its initials.
import { judge } from '@/lib/newsroom/evidence/verdict';

const judged = (sentence: string, source: string) => {
  const texts = source.split(' // ');
  const passages = texts.map((text, at) => ({
    text,
    before: texts[at - 1] ?? '',
    lang: 'en' as const,
  }));
  return judge(sentence, 'en', passages).verdict;
};

/** Sentences of a source, and one that they support or do not. */
type Row = readonly [source: string, sentence: string];

const held: readonly Row[] = [
  // One of two statements
  ['Luis Cruz met Ana Reyes in Osk and resigned on Monday.', 'Luis Cruz resigned on Monday.'],
  ['In Osk, Luis Cruz met Ana Reyes and resigned.', 'Luis Cruz resigned.'],
  ['The firm has opened a plant in Velm and is hiring 300 workers.', 'The firm is hiring 300 workers.'],
  ['The court fined the bank $3 million but cleared its chairman.', 'The court cleared its chairman.'],
  ['Rain in Velm killed 12 people and destroyed 40 houses.', 'Rain in Velm destroyed 40 houses.'],
  // What is called for
  ['Senator Ana Reyes is calling for the ministry to publish the report.', 'Senator Ana Reyes said the ministry should publish the report.'],
  ['The union urged the bank to close the branch.', 'The union said the bank ought to close the branch.'],
  ['The union said the state should lower the tax.', 'The union called on the state to lower the tax.'],
  ['The union urged the bank not to close the branch.', 'The union said the bank should not close the branch.'],
  // What somebody managed to do
  ['Cruz managed to finish the race.', 'Cruz finished the race.'],
  ['Cruz was able to finish the race.', 'Cruz finished the race.'],
  ['Cruz went on to win the race.', 'Cruz won the race.'],
  ['Cruz did not manage to finish the race.', 'Cruz did not finish the race.'],
  // Titles, ages, families
  ['Dr. Ana Reyes met Gov. Luis Cruz.', 'Doctor Ana Reyes met Governor Luis Cruz.'],
  ['Ana Reyes, aged 45, was elected mayor.', 'Ana Reyes, 45, was elected mayor.'],
  ['Ana Reyes, 45, was elected mayor.', '45-year-old Ana Reyes was elected mayor.'],
  ['Reyes was elected mayor on Sunday. // Ana Reyes, 45, is a lawyer.', '45-year-old Ana Reyes was elected mayor on Sunday.'],
  ['The brother of Ana Reyes was arrested.', "Ana Reyes' brother was arrested."],
  ['He won the race during the festival.', 'He won the race in the festival.'],
  // Initials of a name
  ['The WHO approved the vaccine. // The World Health Organization (WHO) is based in Osk.', 'The World Health Organization approved the vaccine.'],
  ['The Osk Port Authority (OPA) was fined. // The Osk Port Authority is closing two piers.', 'The OPA is closing two piers.'],
]; // prettier-ignore

const lost: readonly Row[] = [
  // Another subject, or a clause around it
  ['The court fined the bank and cleared its chairman.', 'The bank cleared its chairman.'],
  ['Luis Cruz met Ana Reyes and resigned.', 'Ana Reyes resigned.'],
  ['Luis Cruz met Ana Reyes and Velto resigned.', 'Luis Cruz resigned.'],
  ['Police said Cruz fled and arrested his brother.', 'Cruz arrested his brother.'],
  ['Police found the driver had fled and arrested his brother.', 'The driver arrested his brother.'],
  ['The guard saw the driver who hit the wall and called the police.', 'The driver called the police.'],
  ['The army hit a town held by rebels and destroyed by fire.', 'The army was destroyed by fire.'],
  ['The bank bought a mill built in 1900 and closed in May.', 'The bank closed in May.'],
  ['Ana Reyes reportedly met Luis Cruz and resigned.', 'Ana Reyes resigned.'],
  ['The mayor was not arrested and charged with fraud.', 'The mayor was charged with fraud.'],
  // Called for but not done; and by whom
  ['The union called on the state to lower the tax.', 'The state lowered the tax.'],
  ['The union called on the state to lower the tax.', 'The state will lower the tax.'],
  ['The union urged the bank to close the branch.', 'The bank should close the branch.'],
  ['The union urged the bank not to close the branch.', 'The union said the bank should close the branch.'],
  ['The union urged the bank to close the branch.', 'The bank said the union should close the branch.'],
  // Not managed
  ['Cruz was not able to finish the race.', 'Cruz finished the race.'],
  ['Cruz is able to finish the race.', 'Cruz finished the race.'],
  ['Cruz managed to finish the race.', 'Cruz did not finish the race.'],
  // Somebody else's
  ["Ana Reyes' wife died on Monday.", 'Ana Reyes died on Monday.'],
  ['The mother of 45-year-old Ana Reyes was arrested.', 'The 45-year-old mother of Ana Reyes was arrested.'],
  ['45-year-old Ana Reyes met Luis Cruz.', 'Ana Reyes met 45-year-old Luis Cruz.'],
  ['Ana Reyes, 45, met Luis Cruz, 54.', '54-year-old Ana Reyes met Luis Cruz.'],
  // Other initials
  ['The World Trade Organization approved the vaccine.', 'The WHO approved the vaccine.'],
  ['The World Health Organization (WHO) praised Velm. // The World Trade Organization (WTO) is in Osk.', 'The World Trade Organization praised Velm.'],
]; // prettier-ignore

it.each(held)('%s supports: %s', (source, sentence) => {
  expect(judged(sentence, source)).toBe('matches');
});

it.each(lost)('%s does not support: %s', (source, sentence) => {
  expect(judged(sentence, source)).toBe('unconfirmed');
});
