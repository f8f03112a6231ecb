// Filipino abbreviations with a period, including English ones, and the words that open sentences.
import type { SentenceWords } from '../language';
import { endsInTitle, englishSentences } from '../english/english-sentences';

export const filipinoSentences: SentenceWords = {
  ...englishSentences,
  title: endsInTitle('Bb Gng G Gob Dra'),
  opener:
    /^["“‘(]*(?:the|a|an|he|she|it|they|we|i|you|but|and|in|on|at|this|that|these|those|there|his|her|its|their|as|for|if|when|while|after|before|since|with|by|from|to|of|so|yet|what|who|how|why|some|many|most|both|one|two|no|not|all|last|such|mr|mrs|ms|ang|sa|si|ng|mga|ayon|ito|siya)\b/i,
}; // prettier-ignore
