// Operators' calls. The router admits nobody else (`../operators/need-operator.ts`).
import type { Handlers } from '../context';
import { contentCalls } from '../operators/content-calls';
import { eventCalls } from '../operators/event-calls';
import { feedCalls } from '../feed-desk/feed-calls';
import { overviewCalls } from '../feed-desk/overview';
import { graphCalls } from '../operators/graph-calls';
import { dayOperatorCalls } from './inner-day';
import { operatorCalls } from '../operators/operator-calls';
import { readerCalls } from '../operators/reader-calls';
import { signUpCalls } from '../operators/sign-up-calls';
import { reportCalls } from '../operators/report-calls';
import { modelUseCalls } from '../operators/model-use-calls';
import { siteCalls } from '../operators/site-calls';

export const innerHandlers: Handlers<'inner'> = {
  ...contentCalls,
  ...eventCalls,
  ...feedCalls,
  ...graphCalls,
  ...dayOperatorCalls,
  ...operatorCalls,
  ...overviewCalls,
  ...readerCalls,
  ...signUpCalls,
  ...reportCalls,
  ...modelUseCalls,
  ...siteCalls,
};
