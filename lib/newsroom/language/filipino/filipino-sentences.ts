// Filipino abbreviations with a stop, the English ones among them, and the words that open sentences.
import type { SentenceWords } from '../language';
import { englishSentences } from '../english/english-sentences';

export const filipinoSentences: SentenceWords = {
  ...englishSentences,
  title:
    /(?:^|[\s("“‘[])(?:Mr|Mrs|Ms|Dr|Prof|Sen|Sens|Rep|Reps|Gov|Govs|Gen|Lt|Col|Capt|Sgt|Cpl|Maj|Adm|Cmdr|Rev|Hon|Pres|Supt|Det|Atty|Engr|Insp|Amb|St|Sta|Sto|Mt|Ft|No|Nos|vs|v|Fr|Brig|Dir|Msgr|Bb|Gng|G)\.$/i,
  opener:
    /^["“‘(]*(?:the|a|an|he|she|it|they|we|i|you|but|and|in|on|at|this|that|these|those|there|his|her|its|their|as|for|if|when|while|after|before|since|with|by|from|to|of|so|yet|what|who|how|why|some|many|most|both|one|two|no|not|all|last|such|mr|mrs|ms|ang|sa|si|ng|mga|ayon|ito|siya)\b/i,
}; // prettier-ignore
