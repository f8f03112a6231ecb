import { readFileSync } from 'node:fs';

// The styles of running text are defined once: a list or a quote that looks different in an answer
// than in the quoted article has a second set of rules somewhere.
const read = (path: string) => readFileSync(path, 'utf8');
const places: [string, string, string][] = [
  ['article', 'components/article/article.module.css', 'components/article/article.tsx'],
  ['answer', 'components/chat/chat.module.css', 'components/chat/answer-text.tsx'],
  ['legal', 'components/legal/legal.module.css', 'components/legal/page-container.tsx'],
  ['shared page', 'components/share/share.css', 'components/share/share-article.tsx'],
];
const ofRunningText = /li::marker|list-style: (disc|decimal)|(^|[ .])(code|kbd|samp)\b.*\{/m;

it('recognizes a rule of running text', () => {
  expect(read('app/prose.css')).toMatch(ofRunningText);
});

it.each(places)('%s has no rules of its own for it, and uses the common ones', (_, css, tsx) => {
  expect(read(css)).not.toMatch(ofRunningText);
  expect(read(tsx)).toMatch(/className=[{`"]+prose\b/);
});
