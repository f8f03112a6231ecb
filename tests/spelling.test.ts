import { readFileSync } from 'node:fs';
import { productFiles } from './import-rules';

const british =
  /favourite|neighbour|spelt\b|anitis(?:e|ing)|\bgrey\b|colour|honour|behaviour|\bcentre|catalogue|cancelled|travell|\bprogramme\b|recognis|organis|\blicence/i;

/** What publishers write, and the sample edition, which imitates them. */
const texts = /^lib\/newsroom\/(?:language\/(?:chinese|english|filipino)|sample\/events)\//;

/** A word of the API and of stored data; both keep it. */
const kept = /['`](?:messages\.)?favourites['`]|\bfavourites: \{ table/g;

/** The specification is quoted verbatim. */
const quoted = /"[^"\n]*"/g;

const finds = (source: string) =>
  source
    .replace(quoted, '')
    .replace(kept, '')
    .split('\n')
    .filter((line) => british.test(line));

it('the spelling is American', () => {
  const sources = productFiles().filter((file) => !texts.test(file));
  const found = sources.flatMap((file) =>
    finds(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['const favouriteOf = () => 1;', 1],
  ['/** A neighbour of it. */', 1],
  ['/** "The secondary language in grey." */', 0],
  ["kind: z.enum(['topic', 'favourites']),", 0],
  ['const spelled = centered(favorites);', 0],
])('%s', (source, count) => expect(finds(source)).toHaveLength(count));
