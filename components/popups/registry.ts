import { lazy, type ComponentType } from 'react';
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
  references: lazy(() => import('./references-popup')),
  'leave-site': lazy(() => import('./leave-site-dialog')),
  passage: lazy(() => import('./passage-sheet')),
  outline: lazy(() => import('./outline-sheet')),
  writing: lazy(() => import('./writing-sheet')),
  tools: lazy(() => import('./tools-sheet')),
  translate: lazy(() => import('./translate-sheet')),
  share: lazy(() => import('./share-sheet')),
  report: lazy(() => import('./report-popup')),
  favourites: lazy(() => import('./favourites-popup')),
  chat: lazy(() => import('@/components/chat/chat-popup')),
  'chat-report': lazy(() => import('@/components/chat/chat-report-dialog')),
  'share-answer': lazy(() => import('./share-answer-sheet')),
  'sign-in': lazy(() => import('./sign-in-dialog')),
  registered: lazy(() => import('./registered-dialog')),
  agree: lazy(() => import('./agree-dialog')),
  login: lazy(() => import('./login-popup')),
  'personal-centre': lazy(() => import('../personal/personal-centre')),
  'choose-setting': lazy(() => import('../personal/setting-sheet')),
  'more-settings': lazy(() => import('../personal/more-settings')),
  recommendations: lazy(() => import('../personal/recommendations')),
  interests: lazy(() => import('../personal/interests-popup')),
  'account-management': lazy(() => import('../personal/account-management')),
  'own-data': lazy(() => import('../personal/own-data-dialog')),
  'feedback-contact': lazy(() => import('../personal/feedback-dialog')),
  'developer-address': lazy(() => import('../personal/developer-address')),
  confirm: lazy(() => import('../personal/confirm-dialog')),
};
