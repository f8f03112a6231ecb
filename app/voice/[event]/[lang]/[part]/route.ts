import { answerSound } from '@/lib/server/answer-api';

export function GET(request: Request): Promise<Response> {
  return answerSound(request);
}
