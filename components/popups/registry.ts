import { lazy, type ComponentType } from 'react';
import { loadChunk } from '@/lib/model/chunk-load';
import type { Popup, PopupAnswer, PopupKind } from '@/lib/state/popups';

/** What every popup of the stack is given: its own content, and the way out. */
export type PopupRowProps<K extends PopupKind = PopupKind> = {
  popup: Extract<Popup, { kind: K }>;
  open: boolean;
  onClose(answer?: PopupAnswer): void;
  onClosed(): void;
};

/** One row for each kind of popup, loaded when it first opens. */
export const registry: { [K in PopupKind]: ComponentType<PopupRowProps<K>> } = {
  references: lazy(() => loadChunk(() => import('./references-popup'))),
  'leave-site': lazy(() => loadChunk(() => import('./leave-site-dialog'))),
  passage: lazy(() => loadChunk(() => import('./passage-sheet'))),
  outline: lazy(() => loadChunk(() => import('./outline-sheet'))),
  writing: lazy(() => loadChunk(() => import('./writing-sheet'))),
  tools: lazy(() => loadChunk(() => import('./tools-sheet'))),
  translate: lazy(() => loadChunk(() => import('./translate-sheet'))),
  share: lazy(() => loadChunk(() => import('./share-sheet'))),
  report: lazy(() => loadChunk(() => import('./report-popup'))),
  favourites: lazy(() => loadChunk(() => import('./favourites-popup'))),
  chat: lazy(() => loadChunk(() => import('@/components/chat/chat-popup'))),
  'chat-report': lazy(() => loadChunk(() => import('@/components/chat/chat-report-dialog'))),
  'share-answer': lazy(() => loadChunk(() => import('./share-answer-sheet'))),
  'sign-in': lazy(() => loadChunk(() => import('./sign-in-dialog'))),
  registered: lazy(() => loadChunk(() => import('./registered-dialog'))),
  agree: lazy(() => loadChunk(() => import('./agree-dialog'))),
  login: lazy(() => loadChunk(() => import('./login-popup'))),
  'personal-centre': lazy(() => loadChunk(() => import('../personal/personal-centre'))),
  'choose-setting': lazy(() => loadChunk(() => import('../personal/setting-sheet'))),
  'more-settings': lazy(() => loadChunk(() => import('../personal/more-settings'))),
  recommendations: lazy(() => loadChunk(() => import('../personal/recommendations'))),
  interests: lazy(() => loadChunk(() => import('../personal/interests-popup'))),
  'account-management': lazy(() => loadChunk(() => import('../personal/account-management'))),
  'own-data': lazy(() => loadChunk(() => import('../personal/own-data-dialog'))),
  'feedback-contact': lazy(() => loadChunk(() => import('../personal/feedback-dialog'))),
  'developer-address': lazy(() => loadChunk(() => import('../personal/developer-address'))),
  confirm: lazy(() => loadChunk(() => import('../personal/confirm-dialog'))),
};
