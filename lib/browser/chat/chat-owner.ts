// The owner of the stored conversation. Protects: the next reader never sees the previous one's
// questions, however that session ended. A guest's conversation carries over to the account that
// the guest signs in with.
import {
  cancelAskedKey,
  canceledKey,
  cancelSentKey,
  chatDraftKey,
  chatOwnerKey,
} from '@/lib/model/wire/further-keys';
import { sweepCache } from '../storage/cache';
import { forgetDrafts } from '../storage/draft';
import { forgetSearchesOfOthers } from '../storage/recent-searches';
import { readStored, removeStored, writeStored } from '../storage/storage';

/**
 * Removes unfinished input of this tab: to the assistant or in forms, and the cancellation of an
 * account.
 */
export function forgetTyped(): void {
  removeStored(chatDraftKey, 'sessionStorage');
  removeStored(cancelSentKey, 'sessionStorage');
  removeStored(cancelAskedKey, 'sessionStorage');
  removeStored(canceledKey, 'sessionStorage');
  forgetDrafts();
}

/** Removes the conversation, its sessions and unsent input. */
export function forgetConversation(): void {
  for (const kind of ['chatbot_history', 'chatbot_history_page', 'chatbot_session'] as const)
    sweepCache(kind, () => true);
  forgetTyped();
  removeStored(chatOwnerKey);
}

/**
 * Assigns the conversation to `reader` (undefined for a guest). True if it was somebody else's:
 * then it has been removed. Its searches go once another account is here.
 */
export function claimConversation(reader: string | undefined): boolean {
  const owner = readStored(chatOwnerKey);
  const isStrange = owner !== undefined && owner !== reader;
  if (isStrange) forgetConversation();
  if (reader !== undefined) {
    writeStored(chatOwnerKey, reader);
    forgetSearchesOfOthers(reader);
  }
  return isStrange;
}
