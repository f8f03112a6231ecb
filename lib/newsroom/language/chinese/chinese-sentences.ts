// Where a Chinese sentence goes on behind its stop.
import { englishSentences } from '../english/english-sentences';
import type { SentenceWords } from '../language';

/** Latin words in a Chinese text are cut as English ones are; who said it stands behind what was said. */
export const chineseSentences: SentenceWords = {
  ...englishSentences,
  saidBy:
    /^[^，。！？；：“”「」]{1,30}(?:说道?|表示|介绍|指出|认为|强调|坦言|回忆|感慨|解释|补充|写道|[评称]道|称)[。！]$/u,
};
