// Operators' calls: every row here is answered on inner hosts, for signed-in operators, and for
// nobody else. The specification shows none of them; docs/service-calls/internal.md is their
// reference.
import * as z from 'zod';
import { envelopeShape } from '../envelope';
import { count, cursor, id } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';
import { innerContentOperations } from './inner-content';
import { innerEventOperations } from './inner-events';
import { innerFeedOperations } from './inner-feeds';
import { innerReaderOperations } from './inner-readers';
import { innerReportOperations } from './inner-reports';
import { innerSiteOperations } from './inner-site';
import { innerSignUpOperations } from './inner-sign-up';

/** Who did what, to what, and when (milliseconds). `name` is '' if the account is deleted. */
export const operatorAct = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string().default(''),
  act: z.string(),
  target: z.string(),
  before: z.string().default(''),
  after: z.string().default(''),
  created_at: z.number(),
});

const operator = z.object({
  user_id: z.string(),
  name: z.string().default(''),
  /** What makes the account an operator: the setting, or the command line. */
  from: z.enum(['setting', 'command']),
  created_at: z.number().optional(),
});

const operatorOperations = {
  /** The operator who calls: the console's first request. */
  GetOperator: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/operator',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z.object({ user_id: z.string(), name: z.string().default('') }).optional(),
    }),
    sample: {},
  }),
  /** Everybody who may use these calls. */
  ListOperators: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/operators',
    input: z.object({}),
    output: innerPage(operator),
    list: ['data', 'items'],
    sample: {},
  }),
  /**
   * Every act of every operator, newest first. `act`: those whose name has this prefix, as
   * `event.`.
   */
  ListOperatorActs: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/logs',
    input: z.object({
      user_id: id.optional(),
      act: z
        .string()
        .regex(/^[\w.]{1,64}$/, 'is not the beginning of an act')
        .optional(),
      cursor,
      limit: count(innerPageSize, innerPageMost),
    }),
    output: innerPage(operatorAct),
    list: ['data', 'items'],
    sample: {},
  }),
};

export const innerOperations = {
  ...operatorOperations,
  ...innerContentOperations,
  ...innerEventOperations,
  ...innerFeedOperations,
  ...innerReaderOperations,
  ...innerReportOperations,
  ...innerSiteOperations,
  ...innerSignUpOperations,
};
