// The table of operations and the types derived from it. Files in this folder import it from here,
// all others from `index.ts`, which would be a circular import here.
import type { z } from 'zod';
import { aroundOperations } from './operations/around';
import { botOperations } from './operations/bots';
import { chatOperations } from './operations/chat';
import { deepMindOperations } from './operations/deep-mind';
import { commentOperations } from './operations/comments';
import { discoveryOperations } from './operations/discovery';
import { deviceOperations } from './operations/device';
import { dayOperations } from './operations/day';
import { eventOperations } from './operations/events';
import { innerOperations } from './operations/inner';
import { innerDayOperations } from './operations/inner-day';
import { listOperations } from './operations/lists';
import { loginOperations } from './operations/login';
import { madeTopicOperations } from './operations/made-topics';
import { messageOperations } from './operations/messages';
import { ownAccountOperations } from './operations/own-account';
import { postOperations } from './operations/posts';
import { readMarkOperations } from './operations/read-marks';
import { systemOperations } from './operations/system';
import { themeOperations } from './operations/themes';
import { tokenOperations } from './operations/tokens';
import { topicOperations } from './operations/topics';
import { userOperations } from './operations/user';
import { wishOperations } from './operations/wishes';
import { voiceOperations } from './operations/voice';

export const operations = {
  ...aroundOperations,
  ...botOperations,
  ...chatOperations,
  ...deepMindOperations,
  ...commentOperations,
  ...discoveryOperations,
  ...deviceOperations,
  ...dayOperations,
  ...eventOperations,
  ...innerOperations,
  ...innerDayOperations,
  ...listOperations,
  ...loginOperations,
  ...ownAccountOperations,
  ...madeTopicOperations,
  ...messageOperations,
  ...postOperations,
  ...readMarkOperations,
  ...systemOperations,
  ...themeOperations,
  ...tokenOperations,
  ...topicOperations,
  ...userOperations,
  ...wishOperations,
  ...voiceOperations,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** What a caller passes in; fields with defaults may be left out. */
export type Input<N extends OperationName> = z.input<Operations[N]['input']>;
/** What a handler receives: validated, with defaults filled in. */
export type ParsedInput<N extends OperationName> = z.output<Operations[N]['input']>;
/** What a service sends. */
export type Answer<N extends OperationName> = z.input<Operations[N]['output']>;
/** What a caller receives: parsed; every field of the envelope may be absent. */
export type Output<N extends OperationName> = z.output<Operations[N]['output']>;
