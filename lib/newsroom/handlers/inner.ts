// What operators ask. The router lets nobody else come here (`../operators/need-operator.ts`).
import type { Handlers } from '../context';
import { eventCalls } from '../operators/event-calls';
import { graphCalls } from '../operators/graph-calls';
import { dayOperatorCalls } from './inner-day';
import { operatorCalls } from '../operators/operator-calls';
import { reportCalls } from '../operators/report-calls';

export const innerHandlers: Handlers<'inner'> = {
  ...eventCalls,
  ...graphCalls,
  ...dayOperatorCalls,
  ...operatorCalls,
  ...reportCalls,
};
