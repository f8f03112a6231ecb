// The door of the contract: the table of operations and the types that follow from it.
import type { z } from 'zod';
import { eventOperations } from './operations/events';
import { userOperations } from './operations/user';

export const operations = { ...eventOperations, ...userOperations };

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** What a caller passes in; defaults may be left out. */
export type Input<N extends OperationName> = z.input<Operations[N]['input']>;
/** What a handler receives: checked, defaults filled in. */
export type ParsedInput<N extends OperationName> = z.output<Operations[N]['input']>;
/** What a service sends. */
export type Answer<N extends OperationName> = z.input<Operations[N]['output']>;
/** What a caller receives: parsed, every field of the envelope possibly absent. */
export type Output<N extends OperationName> = z.output<Operations[N]['output']>;

export * from './entities';
export * from './envelope';
export type { Fetch } from './fetch';
export { buildRequest } from './request';
export { matchOperation } from './match';
export { eventPage, type EventPage } from './operations/events';
