import type { AnswerOf, Popup, PopupKind } from '@/lib/state/page/popups';

/** What the content of a popup is given; how it opens, slides and closes is the stack's. */
export type PopupContentProps<K extends PopupKind> = {
  popup: Extract<Popup, { kind: K }>;
  /** False while it slides away. */
  open: boolean;
  close(answer?: AnswerOf<K>): void;
  /** The id of the heading that names the popup. */
  titleId: string;
  /** To be told after it has slid away; only by content that is a popup itself. */
  onClosed(): void;
};
