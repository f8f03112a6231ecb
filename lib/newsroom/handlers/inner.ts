// What operators ask. The router lets nobody else come here (`../operators/need-operator.ts`).
import type { Handlers } from '../context';
import { operatorCalls } from '../operators/operator-calls';

export const innerHandlers: Handlers<'inner'> = {
  ...operatorCalls,
};
