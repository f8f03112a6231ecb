// Empties the hand-made tables of meanings when the bench is to show what it does without them. It
// stands first among the imports: the tables are read when the rest of the newsroom is loaded.
import { lexicons } from '@/lib/newsroom/language/lexicons';

export const isWithoutMeanings = process.env.BENCH_MEANINGS === 'off';

if (isWithoutMeanings) {
  for (const lexicon of Object.values(lexicons)) {
    lexicon.meanings = '';
    lexicon.deeds = '';
    lexicon.newsWords = '';
  }
}
