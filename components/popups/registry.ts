import { latePart, type LatePart } from '@/components/shell/lazy-component';
import type { Popup, PopupAnswer, PopupKind } from '@/lib/state/page/popups';

/** What every popup of the stack is given: its own content, and the way out. */
export type PopupRowProps<K extends PopupKind = PopupKind> = {
  popup: Extract<Popup, { kind: K }>;
  open: boolean;
  onClose(answer?: PopupAnswer): void;
  onClosed(): void;
};

/** One row for each kind of popup, loaded when it first opens. */
export const registry: { [K in PopupKind]: LatePart<PopupRowProps<K>> } = {
  references: latePart(() => import('./references-popup')),
  'leave-site': latePart(() => import('./leave-site-dialog')),
  passage: latePart(() => import('./passage-sheet')),
  outline: latePart(() => import('./outline-sheet')),
  writing: latePart(() => import('./writing-sheet')),
  tools: latePart(() => import('./tools-sheet')),
  translate: latePart(() => import('./translate-sheet')),
  share: latePart(() => import('./share-sheet')),
  report: latePart(() => import('./report-popup')),
  favourites: latePart(() => import('./favourites-popup')),
  chat: latePart(() => import('@/components/chat/chat-popup')),
  'chat-report': latePart(() => import('@/components/chat/chat-report-dialog')),
  'share-answer': latePart(() => import('./share-answer-sheet')),
  'sign-in': latePart(() => import('./sign-in-dialog')),
  registered: latePart(() => import('./registered-dialog')),
  agree: latePart(() => import('./agree-dialog')),
  login: latePart(() => import('./login-popup')),
  'personal-centre': latePart(() => import('../personal/personal-centre')),
  'choose-setting': latePart(() => import('../personal/setting-sheet')),
  'more-settings': latePart(() => import('../personal/more-settings')),
  recommendations: latePart(() => import('../personal/recommendations')),
  interests: latePart(() => import('../personal/interests-popup')),
  'account-management': latePart(() => import('../personal/account-management')),
  'own-data': latePart(() => import('../personal/own-data-dialog')),
  'feedback-contact': latePart(() => import('../personal/feedback-dialog')),
  'developer-address': latePart(() => import('../personal/developer-address')),
  confirm: latePart(() => import('../personal/confirm-dialog')),
};
