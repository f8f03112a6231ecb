// Whose conversation this browser keeps. Protects: the next reader never sees the questions of the
// last one, whichever way the session of that one ended. What a guest asked goes along to the
// account that the guest then signs in with.
import {
  cancelAskedKey,
  canceledKey,
  cancelSentKey,
  chatDraftKey,
  chatOwnerKey,
} from '@/lib/model/wire/further-keys';
import { sweepCache } from './cache';
import { forgetDrafts } from './draft';
import { readStored, removeStored, writeStored } from './storage';

/** Removes what was begun in this tab: typed to the assistant or into forms, an account canceled. */
export function forgetTyped(): void {
  removeStored(chatDraftKey, 'sessionStorage');
  removeStored(cancelSentKey, 'sessionStorage');
  removeStored(cancelAskedKey, 'sessionStorage');
  removeStored(canceledKey, 'sessionStorage');
  forgetDrafts();
}

/** Removes the conversation, its sessions and what was typed. */
export function forgetConversation(): void {
  for (const kind of ['chatbot_history', 'chatbot_history_page', 'chatbot_session'] as const)
    sweepCache(kind, () => true);
  forgetTyped();
  removeStored(chatOwnerKey);
}

/**
 * Makes the conversation that of `reader` (undefined for a guest). True where it was somebody
 * else's: then nothing of it is left.
 */
export function claimConversation(reader: string | undefined): boolean {
  const owner = readStored(chatOwnerKey);
  const isStrange = owner !== undefined && owner !== reader;
  if (isStrange) forgetConversation();
  if (reader !== undefined) writeStored(chatOwnerKey, reader);
  return isStrange;
}
