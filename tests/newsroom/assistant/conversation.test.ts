// A question that leans on the one before it is asked of what was told then, and not of other news
// that happen to have its words.
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { answerOf, startNewsroom } from './newsroom';
import { tellNews } from './tell-news';

const { near, closest } = lexicons.en.phrases;

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let sessions = 0;

const tell = (id: string, title: string, ...sentences: string[]) =>
  tellNews(newsroom.folder, id, title, ...sentences);

beforeAll(async () => {
  newsroom = await startNewsroom();
  await tell(
    'e-fever',
    'Marsh fever spreads in Elbonia',
    'Doctors in Elbonia have counted 31 cases of marsh fever so far.',
    'No vaccine is known for marsh fever, the ministry of Elbonia said.',
  );
  await tell(
    'e-rabies',
    'Rabies vaccine for foxes is laid out',
    'The vaccine against rabies is hidden in 900 baits, of which two cases hold fifty each.',
  );
  await tell(
    'e-match',
    'Kestrels beat Herons in the final of the island cup',
    'Kestrels beat Herons by two goals, and the coach starts his holidays.',
  );
});
afterAll(() => newsroom.close());

/** The answers of a conversation, in order. */
async function asked(...questions: string[]): Promise<string[]> {
  const session = `s${(sessions += 1)}`;
  const answers: string[] = [];
  for (const input of questions) {
    answers.push(answerOf(await newsroom.chunks({ input }, { session })));
  }
  return answers;
}

const fever = 'What is known of marsh fever in Elbonia?';

it('what the events before answer is told of them alone', async () => {
  const [, cases, vaccine] = await asked(fever, 'how many cases?', 'is there a vaccine?');
  expect(cases).toContain('31 cases');
  expect(cases).not.toContain('foxes');
  expect(vaccine).toContain('No vaccine is known');
  expect(vaccine).not.toContain('foxes');
});

it('what they do not answer is refused, and leads back to them', async () => {
  const [, beaten, again] = await asked(fever, 'who did he beat?', 'When does he start?');
  expect([beaten, again]).toEqual([near, near]);
});

it('the subject stays over several of them', async () => {
  const answers = await asked(fever, 'why?', 'who said that?', 'is there a vaccine?');
  expect(answers.at(-1)).toContain('No vaccine is known');
});

it('common words alone lead to other news as what is near, a rare one to its own', async () => {
  const matters = ['ferries', 'orchards', 'lanterns', 'bridges', 'pianos'];
  for (const of of matters) {
    await tell(`e-${of}`, `A judge rules on ${of}`, `The judge ruled on the ${of} of the island.`);
  }
  const [, judge, goals] = await asked(fever, 'who is the judge?', 'how many goals?');
  expect(judge?.startsWith(closest)).toBe(true);
  expect(goals?.startsWith(lexicons.en.phrases.quotes)).toBe(true);
});

it('a name that was told before is no answer to what is asked of it now', async () => {
  const [, , dead] = await asked(fever, 'And Elbonia?', 'Is Elbonia bankrupt?');
  expect(dead?.startsWith(lexicons.en.phrases.quotes)).toBe(false);
});

it('a new subject begins anew, by a name or by a word alone', async () => {
  const [, kestrels, foxes] = await asked(fever, 'Did Kestrels beat Herons?', 'foxes');
  expect(kestrels).toContain('by two goals');
  expect(foxes).toContain('900 baits');
  const [alone] = await asked('is there a vaccine?');
  expect(alone).toContain('foxes');
});
