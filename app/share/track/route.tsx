import { answerShare } from '@/lib/server/share/answer-share';
import { failedPage, missingArticle } from '../state-page';

/** The shared topic page. */
export function GET(request: Request): Promise<Response> {
  return answerShare(request, '/track', missingArticle, failedPage);
}
