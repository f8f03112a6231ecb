import type { AnswerOf, Popup, PopupKind } from '@/lib/state/page/popups';

/** The props of a popup's content; the stack handles opening, sliding and closing. */
export type PopupContentProps<K extends PopupKind> = {
  popup: Extract<Popup, { kind: K }>;
  /** False during the closing animation. */
  open: boolean;
  close(answer?: AnswerOf<K>): void;
  /** The id of the heading that names the popup. */
  titleId: string;
  /** To be called after the closing animation; only by content that is a popup itself. */
  onClosed(): void;
};
