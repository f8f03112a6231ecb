// How often a reader may ask: the last allowed question is answered, the next one is not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestQuestionsADay } from '@/lib/model/limits/chat';
import {
  countQuestion,
  type Asker,
  guestQuestionsOfNetworkADay,
  readerQuestionsADay,
} from '@/lib/newsroom/assistant/may-ask';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';

const now = Date.UTC(2026, 0, 15, 12);
let store: OpenStore;
const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-may-ask-'));
beforeAll(async () => {
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function asked(asker: Asker, times: number): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  for (let n = 0; n < times; n += 1) {
    const refusal = await countQuestion(store.quotas, asker, now).then(
      () => undefined,
      (error: { reason?: string }) => error.reason,
    );
    answers.push(refusal);
  }
  return answers;
}

it.each([
  [
    'a signed-in reader',
    { owner: 'u:1', user: '1', browser: 'b1' },
    readerQuestionsADay,
    'questionsOfDay',
  ],
  ['a guest', { owner: 'd:2', browser: 'd:2' }, guestQuestionsADay, 'guestQuestions'],
] as const)('%s may ask exactly that often', async (_, asker, most, reason) => {
  const answers = await asked({ user: undefined, address: undefined, ...asker }, most + 1);
  expect(answers.slice(0, most).filter(Boolean)).toEqual([]);
  expect(answers[most]).toBe(reason);
});

it('guests of one network share the network’s quota', async () => {
  const guests = guestQuestionsOfNetworkADay / guestQuestionsADay;
  const asker = (n: number): Asker => ({
    ...{ owner: `d:n${n}`, browser: `d:n${n}` },
    ...{ user: undefined, address: 'network' },
  });
  for (let n = 0; n < guests; n += 1) {
    expect((await asked(asker(n), guestQuestionsADay)).filter(Boolean)).toEqual([]);
  }
  expect(await asked(asker(guests), 1)).toEqual(['guestQuestions']);
});
