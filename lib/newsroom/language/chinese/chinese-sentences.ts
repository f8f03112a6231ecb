// Where a Chinese sentence continues after its full stop.
import { englishSentences } from '../english/english-sentences';
import type { SentenceWords } from '../language';

/** Latin words in a Chinese text are split as in English; the speaker follows the quotation. */
export const chineseSentences: SentenceWords = {
  ...englishSentences,
  saidBy:
    /^[^，。！？；：“”「」]{1,30}(?:说道?|表示|介绍|指出|认为|强调|坦言|回忆|感慨|解释|补充|写道|[评称]道|称)[。！]$/u,
};
