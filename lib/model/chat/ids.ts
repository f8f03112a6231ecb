// "Chat ids are a timestamp and a random number joined by an underscore"; a session id is a random
// number. The caller passes in time and randomness.

const digits = (random: number): string => String(Math.floor(random * 1e12)).padStart(12, '0');

/** `now` in milliseconds, `random` in [0, 1): `1732180000000_048213906712`. */
export function newChatId(now: number, random: number): string {
  return `${now}_${digits(random)}`;
}

export function isChatId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,16}_\d{1,16}$/.test(value);
}

/** The random number by which the service knows a conversation. */
export function newSessionId(random: number): string {
  return digits(random);
}
