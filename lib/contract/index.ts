// The door of the contract.
export * from './catalogue';
export * from './entities';
export * from './envelope';
export type { Fetch } from './fetch';
export { buildRequest } from './request';
export { matchOperation } from './match';
export { eventPage, type EventPage } from './operations/events';
export type { Report } from './report';
