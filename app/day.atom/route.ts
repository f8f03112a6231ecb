import { answerDayFeed } from '@/lib/server/share/day-feed';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return answerDayFeed(request);
}
