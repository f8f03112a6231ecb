// The session under which the service knows a conversation. "The chat session is stored per chat id;
// its sessionId is a random number stored under the global_session key": every message of this
// browser gets the same one, and keeps it.
import * as z from 'zod';
import { isExpired } from '@/lib/model/chat/history';
import { newSessionId } from '@/lib/model/chat/ids';
import { readCache, sweepCache, writeCache } from './cache';

const globalKey = 'global_session';
const storedSession = z.object({ sessionId: z.string().regex(/^\d{1,32}$/) });

/** What storage would not keep. */
let unkept: string | undefined;

/** The session of this browser; made once. Where storage fails it lasts as long as the page. */
export function globalSession(now = Date.now(), random = Math.random()): string {
  const read = () => readCache('chatbot_session', globalKey, storedSession)?.data.sessionId;
  const stored = unkept === undefined ? read() : undefined;
  if (stored) return stored;
  const sessionId = unkept ?? newSessionId(random);
  writeCache('chatbot_session', globalKey, { sessionId }, now);
  unkept = read() === sessionId ? undefined : sessionId;
  return sessionId;
}

/** From now on this is the session of this browser: a new conversation, or one that goes on. */
export function setGlobalSession(sessionId: string, now = Date.now()): void {
  writeCache('chatbot_session', globalKey, { sessionId }, now);
  const kept = readCache('chatbot_session', globalKey, storedSession)?.data.sessionId;
  unkept = kept === sessionId ? undefined : sessionId;
}

/** The session of one message: the one it was sent under, else the browser's. */
export function chatSession(chatId: string, now = Date.now(), random = Math.random()): string {
  const stored = readCache('chatbot_session', chatId, storedSession);
  if (stored) return stored.data.sessionId;
  const sessionId = globalSession(now, random);
  writeCache('chatbot_session', chatId, { sessionId }, now);
  return sessionId;
}

/** Forgets the sessions of messages that have left the history; the browser's own stays. */
export function sweepSessions(now = Date.now()): void {
  sweepCache('chatbot_session', (date, key) => key !== globalKey && isExpired(date, now));
}
