import { answerFeed } from '@/lib/server/share/answer-feed';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return answerFeed(request, 'atom');
}
