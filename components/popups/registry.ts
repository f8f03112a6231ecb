// One row for each kind of popup: its shape, its title, whom it is for, and its content, loaded
// when it first opens.
import type { useTranslations } from 'next-intl';
import { lazyComponent, type LazyComponent } from '@/components/shell/lazy-component';
import type { PopoverPlace, Popup, PopupKind } from '@/lib/state/page/popups';
import type { PopupContentProps } from '../shell/popup-content';

/** The frame around the content; see popup-frame.tsx. */
export type PopupShape =
  /**
   * From the bottom, with a title and a handle. `fill`: the content scrolls itself; `docks`:
   * becomes a column where there is room for one.
   */
  | { is: 'sheet'; maxHeight?: '50%' | '85%' | '95%'; fill?: boolean; docks?: boolean }
  /** Beside the pressed element. */
  | { is: 'popover'; beside: PopoverPlace }
  /** In the middle; `alert` if it confirms something important. */
  | { is: 'dialog'; alert?: boolean; layer?: 'feedback' }
  /** A list of actions, from the bottom. */
  | { is: 'actions' }
  /** Fills the page, with a back button. */
  | { is: 'page' }
  /** Fills the page, with a large title and a close button. */
  | { is: 'screen' }
  /** From the left, over a part of the page. */
  | { is: 'drawer' };

type Translate = ReturnType<typeof useTranslations<never>>;

type Of<K extends PopupKind> = Extract<Popup, { kind: K }>;

export type PopupRow<K extends PopupKind> = {
  /**
   * One for all of its kind, or depending on the popup's data. `own`: the content is a popup
   * itself.
   */
  shape: PopupShape | { is: 'own' } | ((popup: Of<K>) => PopupShape);
  title(t: Translate, popup: Of<K>): string;
  /** A specific label for its close button. */
  closeLabel?(t: Translate): string;
  /** Exists only for a signed-in reader, and closes when they sign out. */
  forReader?: boolean;
  content: LazyComponent<PopupContentProps<K>>;
};

const sheet = { is: 'sheet' } as const;
const halfSheet = { is: 'sheet', maxHeight: '50%' } as const;
const dialog = { is: 'dialog' } as const;
const question = { is: 'dialog', alert: true } as const;
const actions = { is: 'actions' } as const;
const page = { is: 'page' } as const;

export const registry: { [K in PopupKind]: PopupRow<K> } = {
  references: {
    shape: halfSheet,
    title: (t) => t('popup.source'),
    content: lazyComponent(() => import('./references-popup')),
  },
  'leave-site': {
    shape: question,
    title: (t) => t('popup.leaveTitle'),
    content: lazyComponent(() => import('./leave-site-dialog')),
  },
  passage: {
    shape: halfSheet,
    title: (t) => t('popup.passage'),
    content: lazyComponent(() => import('./passage-sheet')),
  },
  evidence: {
    shape: ({ beside }) => (beside ? { is: 'popover', beside } : { is: 'sheet', maxHeight: '85%' }),
    title: (t) => t('popup.evidence.title'),
    content: lazyComponent(() => import('./evidence-popup')),
  },
  outline: {
    shape: sheet,
    title: (t) => t('article.outline'),
    closeLabel: (t) => t('article.closeOutline'),
    content: lazyComponent(() => import('./outline-sheet')),
  },
  writing: {
    shape: halfSheet,
    title: (t) => t('popup.writing.title'),
    content: lazyComponent(() => import('./writing-sheet')),
  },
  tools: {
    shape: actions,
    title: (t) => t('acts.tools'),
    content: lazyComponent(() => import('./tools-sheet')),
  },
  translate: {
    shape: actions,
    title: (t) => t('acts.translate'),
    content: lazyComponent(() => import('./translate-sheet')),
  },
  share: {
    shape: actions,
    title: (t) => t('acts.share'),
    content: lazyComponent(() => import('./share-sheet')),
  },
  report: {
    shape: page,
    title: (t) => t('acts.report'),
    content: lazyComponent(() => import('./report-popup')),
  },
  less: {
    shape: sheet,
    title: (t) => t('mutes.lessTitle'),
    content: lazyComponent(() => import('./less-sheet')),
  },
  why: {
    shape: sheet,
    title: (t) => t('why.title'),
    content: lazyComponent(() => import('./why-sheet')),
  },
  'daily-mail': {
    shape: sheet,
    title: (t) => t('dailyMail.row'),
    forReader: true,
    content: lazyComponent(() => import('../personal/daily-mail')),
  },
  'quiet-hours': {
    shape: sheet,
    title: (t) => t('messages.quiet.title'),
    forReader: true,
    content: lazyComponent(() => import('../messages/quiet-hours')),
  },
  mutes: {
    shape: page,
    title: (t) => t('mutes.title'),
    content: lazyComponent(() => import('../personal/mutes-page')),
  },
  offline: {
    shape: page,
    title: (t) => t('offline.title'),
    content: lazyComponent(() => import('../personal/offline-page')),
  },
  tokens: {
    shape: page,
    title: (t) => t('personal.accessTokens.title'),
    forReader: true,
    content: lazyComponent(() => import('../personal/access-tokens')),
  },
  since: {
    shape: page,
    title: (t) => t('since.title'),
    content: lazyComponent(() => import('./since-popup')),
  },
  favorites: {
    shape: page,
    title: (t) => t('favorites.title'),
    forReader: true,
    content: lazyComponent(() => import('./favorites-popup')),
  },
  chat: {
    shape: { is: 'sheet', maxHeight: '95%', fill: true, docks: true },
    title: (t) => t('chat.title'),
    closeLabel: (t) => t('chat.close'),
    content: lazyComponent(() => import('@/components/chat/chat-popup')),
  },
  'chat-report': {
    shape: { is: 'dialog', layer: 'feedback' },
    title: (t) => t('chat.feedback.title'),
    content: lazyComponent(() => import('@/components/chat/chat-report-dialog')),
  },
  'share-answer': {
    shape: actions,
    title: (t) => t('answers.share'),
    content: lazyComponent(() => import('./share-answer-sheet')),
  },
  'sign-in': {
    shape: dialog,
    title: (t, { reason }) => t(`signIn.titles.${reason}`),
    content: lazyComponent(() => import('./sign-in-dialog')),
  },
  registered: {
    shape: question,
    title: (t) => t('account.registered.title'),
    content: lazyComponent(() => import('./registered-dialog')),
  },
  agree: {
    shape: question,
    title: (t) => t('account.policy.title'),
    content: lazyComponent(() => import('./agree-dialog')),
  },
  login: {
    shape: { is: 'own' },
    title: () => '',
    content: lazyComponent(() => import('./login-popup')),
  },
  'personal-center': {
    shape: { is: 'drawer' },
    title: (t) => t('personal.title'),
    content: lazyComponent(() => import('../personal/personal-center')),
  },
  shortcuts: {
    shape: dialog,
    title: (t) => t('desk.keys.title'),
    content: lazyComponent(() => import('../desk/shortcut-sheet')),
  },
  'choose-setting': {
    shape: sheet,
    title: (t, { setting }) => t(`personal.setting.${setting}.label`),
    content: lazyComponent(() => import('../personal/setting-sheet')),
  },
  'more-settings': {
    shape: dialog,
    title: (t) => t('personal.moreSettings'),
    content: lazyComponent(() => import('../personal/more-settings')),
  },
  recommendations: {
    shape: sheet,
    title: (t) => t('personal.recommendations'),
    content: lazyComponent(() => import('../personal/recommendations')),
  },
  welcome: {
    shape: page,
    title: (t) => t('welcome.title'),
    content: lazyComponent(() => import('./welcome-popup')),
  },
  interests: {
    shape: { is: 'screen' },
    title: (t) => t('interests.title'),
    content: lazyComponent(() => import('../personal/interests-popup')),
  },
  'account-management': {
    shape: page,
    title: (t) => t('personal.management'),
    forReader: true,
    content: lazyComponent(() => import('../personal/account-management')),
  },
  'own-data': {
    shape: sheet,
    title: (t) => t('ownData.title'),
    content: lazyComponent(() => import('../personal/own-data-dialog')),
  },
  'feedback-contact': {
    shape: dialog,
    title: (t) => t('personal.feedback'),
    content: lazyComponent(() => import('../personal/feedback-dialog')),
  },
  'developer-address': {
    shape: dialog,
    title: (t) => t('personal.developerAddress'),
    content: lazyComponent(() => import('../personal/developer-address')),
  },
  confirm: {
    shape: question,
    title: (t, { act }) => t(`personal.confirm.${act}.title`),
    content: lazyComponent(() => import('../personal/confirm-dialog')),
  },
};
