// What Filipino readers can say about an event.
import type { FeedbackWords } from '../../lexicon/feedback-words';

export const filipinoFeedback: FeedbackWords = {
  NotLike: 'Hindi para sa akin',
  PoorQuality: 'Mababa ang kalidad',
  Misinformation: 'Maling impormasyon',
  Outdated: 'Luma na',
  NotLoad: 'Hindi naglo-load',
  ImageProblem: 'May problema sa larawan',
  Other: 'Iba pa',
};
