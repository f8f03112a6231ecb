import { lazyComponent, type LazyComponent } from '@/components/shell/lazy-component';
import type { Popup, PopupAnswer, PopupKind } from '@/lib/state/page/popups';

/** What every popup of the stack is given: its own content, and the way out. */
export type PopupRowProps<K extends PopupKind = PopupKind> = {
  popup: Extract<Popup, { kind: K }>;
  open: boolean;
  onClose(answer?: PopupAnswer): void;
  onClosed(): void;
};

/** One row for each kind of popup, loaded when it first opens. */
export const registry: { [K in PopupKind]: LazyComponent<PopupRowProps<K>> } = {
  references: lazyComponent(() => import('./references-popup')),
  'leave-site': lazyComponent(() => import('./leave-site-dialog')),
  passage: lazyComponent(() => import('./passage-sheet')),
  outline: lazyComponent(() => import('./outline-sheet')),
  writing: lazyComponent(() => import('./writing-sheet')),
  tools: lazyComponent(() => import('./tools-sheet')),
  translate: lazyComponent(() => import('./translate-sheet')),
  share: lazyComponent(() => import('./share-sheet')),
  report: lazyComponent(() => import('./report-popup')),
  favourites: lazyComponent(() => import('./favourites-popup')),
  chat: lazyComponent(() => import('@/components/chat/chat-popup')),
  'chat-report': lazyComponent(() => import('@/components/chat/chat-report-dialog')),
  'share-answer': lazyComponent(() => import('./share-answer-sheet')),
  'sign-in': lazyComponent(() => import('./sign-in-dialog')),
  registered: lazyComponent(() => import('./registered-dialog')),
  agree: lazyComponent(() => import('./agree-dialog')),
  login: lazyComponent(() => import('./login-popup')),
  'personal-centre': lazyComponent(() => import('../personal/personal-centre')),
  'choose-setting': lazyComponent(() => import('../personal/setting-sheet')),
  'more-settings': lazyComponent(() => import('../personal/more-settings')),
  recommendations: lazyComponent(() => import('../personal/recommendations')),
  interests: lazyComponent(() => import('../personal/interests-popup')),
  'account-management': lazyComponent(() => import('../personal/account-management')),
  'own-data': lazyComponent(() => import('../personal/own-data-dialog')),
  'feedback-contact': lazyComponent(() => import('../personal/feedback-dialog')),
  'developer-address': lazyComponent(() => import('../personal/developer-address')),
  confirm: lazyComponent(() => import('../personal/confirm-dialog')),
};
