// The door of the contract.
export * from './catalog';
export * from './chat';
export * from './entities';
export * from './envelope';
export { refusalKey, refusalOf, type RefusalReason, type RefusalValues } from './refusals';
export type { Fetch } from './fetch';
export type { Operation } from './operation';
export { buildRequest, buildServiceRequest } from './request';
export { guestWrites } from './guest-writes';
export { matchOperation } from './match';
export type { Allowance, PublishedAnswer } from './operations/chat';
export type { Discovery } from './operations/discovery';
export { eventPage, type EventPage } from './operations/events';
export { tokenScopes, type AccessToken, type TokenScope } from './operations/tokens';
export type { UserInfo } from './operations/login';
export type { Topic, TopicItem } from './topic';
export type { Placement, Reason } from './mutes';
export type { Report } from './report';
