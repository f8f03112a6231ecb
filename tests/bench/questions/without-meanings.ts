// Empties the hand-made tables of meanings when the bench measures results without them. Must be
// the first import: the tables are read when the rest of the newsroom is loaded.
import { lexicons } from '@/lib/newsroom/language/lexicons';

export const isWithoutMeanings = process.env.BENCH_MEANINGS === 'off';

if (isWithoutMeanings) {
  for (const lexicon of Object.values(lexicons)) {
    lexicon.meanings = '';
    lexicon.deeds = '';
    lexicon.newsWords = '';
  }
}
