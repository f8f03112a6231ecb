// What English readers can say about an event.
import type { FeedbackWords } from '../../lexicon/feedback-words';

export const englishFeedback: FeedbackWords = {
  NotLike: 'Not for me',
  PoorQuality: 'Poor quality',
  Misinformation: 'Misinformation',
  Outdated: 'Outdated',
  NotLoad: 'Does not load',
  ImageProblem: 'Image problem',
  Other: 'Other',
};
