// The assistant as on a page, over the list or over an article.
import { act, screen } from '@testing-library/react';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { PopupStack } from '@/components/popups/popup-stack';
import Toasts from '@/components/shell/toasts';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { openChatAtom } from '@/lib/state/chat/chat-entry';
import { openPopupAtom } from '@/lib/state/page/popups';
import { leavePages, newChatReader, settle, type ChatReader } from '@/tests/state/chat-reader';
import { renderPage } from '../page';

export type OpenChat = {
  reader?: ChatReader;
  /** The event in the address; without one it is over the list. */
  id?: string;
  /** The path of another page than these two. */
  path?: string;
  language?: Language;
  questions?: readonly string[];
  /** Opened by something that asks at once. */
  asked?: boolean;
};

/** Deletes everything that earlier tests have left. */
export function forgetEverything() {
  leavePages();
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens the assistant and waits until its history has loaded. */
export async function openChat(options: OpenChat = {}) {
  const { reader, id, language, questions, asked } = options;
  const { path = id === undefined ? '/m/news' : '/m/news/detail' } = options;
  const chat = reader ?? newChatReader();
  const { store } = chat;
  const query = new URLSearchParams(id === undefined ? {} : { id });
  renderPage(
    <PathnameContext value={path}>
      <SearchParamsContext value={query}>
        <PopupStack />
        <Toasts />
      </SearchParamsContext>
    </PathnameContext>,
    { store, language },
  );
  act(() => {
    if (asked) store.set(openPopupAtom, { kind: 'chat', asked });
    else store.set(openChatAtom, questions);
  });
  const dialog = await screen.findByRole('dialog');
  await settle();
  return { ...chat, dialog };
}

/** Opens the assistant with one turn in progress, which has these chunks. */
export async function openTurn(chunks: readonly ChatChunk[], options: OpenChat = {}) {
  const chat = await openChat({ asked: true, ...options });
  const { sendAtom } = await import('@/lib/state/chat/chat');
  const context = { content: '', eventId: options.id ?? '', tab: 'recommend' };
  act(() => void chat.store.set(sendAtom, { input: 'Why?', chat_type: 'chat', context }));
  await settle();
  if (chunks.length > 0) await chat.turn().say(...chunks);
  return chat;
}
