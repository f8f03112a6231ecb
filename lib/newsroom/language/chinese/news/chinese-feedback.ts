// What Chinese readers can say about an event.
import type { FeedbackWords } from '../../lexicon/feedback-words';

export const chineseFeedback: FeedbackWords = {
  NotLike: '不适合我',
  PoorQuality: '质量较差',
  Misinformation: '信息不实',
  Outdated: '内容过时',
  NotLoad: '无法加载',
  ImageProblem: '图片有问题',
  Other: '其他',
};
