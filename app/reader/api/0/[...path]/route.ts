import { answerReaderApi } from '@/lib/server/answer-api';

export const GET = answerReaderApi;
export const POST = answerReaderApi;
