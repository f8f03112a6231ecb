import { answerApi } from '@/lib/server/answer-api';

export const GET = answerApi;
export const POST = answerApi;
export const PUT = answerApi;
export const PATCH = answerApi;
export const DELETE = answerApi;
export const HEAD = answerApi;
export const OPTIONS = answerApi;
