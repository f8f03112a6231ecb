import { createStore } from 'jotai';
import { chatDraftAtom, editQuestionAtom } from '@/lib/state/chat/chat-draft';
import { noticesAtom } from '@/lib/state/page/notices';

beforeEach(() => sessionStorage.clear());

/** A page on which this is typed, and the questions that are taken up one after the other. */
function page(typed: string, questions: readonly string[]) {
  const store = createStore();
  store.set(chatDraftAtom, typed);
  for (const question of questions) store.set(editQuestionAtom, question);
  return {
    store,
    draft: () => store.get(chatDraftAtom),
    undo: () => store.get(noticesAtom).at(-1)?.undo?.(),
  };
}

it('what is typed is there after a reload, and gone once it is sent', () => {
  page('A thought', []);
  const later = createStore();
  expect(later.get(chatDraftAtom)).toBe('A thought');
  later.set(chatDraftAtom, '');
  expect(later.get(chatDraftAtom)).toBe('');
  expect(createStore().get(chatDraftAtom)).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it.each<[string, string, string[], string]>([
  ['what was typed', 'A thought', ['Why?'], 'A thought'],
  ['what was typed before the first of two questions', 'A thought', ['Why?', 'Who?'], 'A thought'],
  ['what was typed before one that was taken up twice', 'A thought', ['Why?', 'Why?'], 'A thought'],
])('a press brings back %s', (_, typed, questions, expected) => {
  const { draft, undo } = page(typed, questions);
  expect(draft()).toBe(questions.at(-1));
  undo();
  expect(draft()).toBe(expected);
});

it.each([
  ['above what was typed since', 'What else?', 'A thought\nWhat else?'],
  ['alone where all was deleted since', '  ', 'A thought'],
])('it comes back %s', (_, since, expected) => {
  const { store, draft, undo } = page('A thought', ['Why?']);
  store.set(chatDraftAtom, since);
  undo();
  expect(draft()).toBe(expected);
});

it('what was typed over a question counts as typed', () => {
  const { store, draft, undo } = page('A thought', ['Why?']);
  store.set(chatDraftAtom, 'Another one');
  store.set(editQuestionAtom, 'Who?');
  undo();
  expect(draft()).toBe('Another one');
});

it.each([
  ['nothing', ''],
  ['spaces alone', '  '],
  ['the question itself', 'Why?'],
])('where %s was typed nothing is told', (_, typed) => {
  const { store, draft } = page(typed, ['Why?']);
  expect(draft()).toBe('Why?');
  expect(store.get(noticesAtom)).toEqual([]);
});
