// The popups, which are content over anything (a popup with an address is a route instead): one
// stack of a discriminated union. A new popup is one member here and one row of the registry. A
// question is a popup with its own answer type: `await ask({…})`.
import { atom } from 'jotai';
import { atDetail, atSignUp } from '@/lib/browser/history/address';
import { leaveBackEntry } from '@/lib/browser/history/back-entry';
import { isWide } from '@/lib/browser/page/wide';
import type { EvidenceQuote, Verdict } from '@/lib/model/article/evidence';
import type { HowMade } from '@/lib/model/text/how-made';
import type { FeedEntry, Source } from '@/lib/model/feed/entry';
import type { OutlineEntry } from '@/lib/model/markdown/outline';
import type { ChosenSetting } from '@/lib/model/settings';
import type { Language } from '@/lib/model/text/languages';

export type NumberedSource = Source & { order?: number; release_time?: number };

/** What a reader can do with an event besides marking it. */
export type Tool =
  'share' | 'follow' | 'translate' | 'dislike' | 'less' | 'why' | 'markAll' | 'report' | 'queue';
/** The part of an event that actions need. */
export type ActedEvent = Pick<
  FeedEntry,
  'id' | 'event_version_id' | 'title' | 'is_moment' | 'sources' | 'writing'
>;
/** What a visitor wanted to do that needs a sign-in; `continue` when a session has ended. */
export type SignInReason = 'like' | 'save' | 'favorites' | 'ask' | 'follow' | 'continue';

/** The position of the element that a popup was opened beside, in window coordinates. */
export type PopoverPlace = { left: number; top: number; bottom: number };

export type Popup =
  /** The sources of an event. */
  | { kind: 'references'; sources: readonly NumberedSource[] }
  /** "Are you going?" before an external address; its answer is whether the reader goes. */
  | { kind: 'leave-site'; href: string }
  /** A cited sentence and the sources that support it. */
  | {
      kind: 'passage';
      passage: string;
      lang?: string;
      sources: readonly NumberedSource[];
      /** The event whose assistant can be asked about it; absent where there is none. */
      event_id?: string;
    }
  /** The evidence for a sentence: the text of the source that its number refers to. */
  | {
      kind: 'evidence';
      sentence: string;
      /** The sentence's language. */
      lang?: string;
      /** Undefined where the service does not say. */
      verdict?: Verdict;
      /** Absent where the sentence cites nothing. */
      source?: NumberedSource;
      quotes: readonly EvidenceQuote[];
      /** The event whose assistant can be asked about it; absent where there is none. */
      event_id?: string;
      /** Where it was pressed, where there is room beside it. */
      beside?: PopoverPlace;
    }
  /** The outline of the article beneath; its answer is the id of the chosen heading. */
  | { kind: 'outline'; items: readonly OutlineEntry[]; current?: string }
  /** How the text of an event was created. */
  | { kind: 'writing'; writing: HowMade; count: number }
  /** The actions on an event; its answer is the chosen {@link Tool}. */
  | { kind: 'tools'; tools: readonly Tool[] }
  /** The target language of a translation; its answer is one, or `off`. */
  | { kind: 'translate'; current: Language }
  | { kind: 'share'; event: ActedEvent }
  | { kind: 'report'; event: ActedEvent }
  /** What the reader can see less of: subjects, sources, words. */
  | { kind: 'less'; event: ActedEvent }
  /** Why an event has its place in the list. */
  | { kind: 'why'; event: ActedEvent }
  /** Everything that is muted and hidden. */
  | { kind: 'mutes' }
  /** Content stored for offline reading. */
  | { kind: 'offline' }
  /** The reader's access tokens. */
  | { kind: 'tokens' }
  /** What arrived while the reader was away. */
  | { kind: 'since'; since: { entries: readonly FeedEntry[] } }
  | { kind: 'favorites' }
  /** The assistant, with suggested questions; `asked` when it opens with a question. */
  | {
      kind: 'chat';
      questions?: readonly string[];
      asked?: boolean;
      /** The id of the conversation to continue; by default the last one of the place. */
      conversation?: string;
      /** Starts empty, whatever was said before. */
      fresh?: boolean;
    }
  /** Reports an answer, by its message's id. */
  | { kind: 'chat-report'; id: string }
  /** Publishes an answer, by its message's id, or unpublishes it. */
  | { kind: 'share-answer'; id: string; title: string }
  /** Asks a visitor to sign in first, outside China. */
  | { kind: 'sign-in'; reason: SignInReason }
  /** "This account has been registered"; its answer is whether to sign in with it. */
  | { kind: 'registered' }
  /** Asks for the consent that was not ticked; its answer is whether it was given. */
  | { kind: 'agree' }
  /** The sign-in itself, which opens at once in China. */
  | { kind: 'login' }
  | { kind: 'personal-center' }
  /** The keyboard shortcuts. */
  | { kind: 'shortcuts' }
  /** The values of one setting. */
  | { kind: 'choose-setting'; setting: ChosenSetting }
  /** The hidden settings. */
  | { kind: 'more-settings' }
  /** "Content recommendation settings". */
  | { kind: 'recommendations' }
  /** Whether the report of the day comes by mail. */
  | { kind: 'daily-mail' }
  /** When the bell shows no count. */
  | { kind: 'quiet-hours' }
  | { kind: 'interests' }
  /** A suggested start, offered at the first visit. */
  | { kind: 'welcome' }
  | { kind: 'account-management' }
  | { kind: 'own-data' }
  /** The contact address. */
  | { kind: 'feedback-contact' }
  | { kind: 'developer-address' }
  /** Asks before something that is not taken back; its answer is whether to do it. */
  | { kind: 'confirm'; act: 'sign-out' | 'clear-cache' | 'delete-report' | 'delete-conversation' };

export type PopupKind = Popup['kind'];

/** The answer types of the popups that ask something. */
type Answers = {
  'leave-site': boolean;
  /** The id of the heading. */
  outline: string;
  tools: Tool;
  translate: Language | 'off';
  login: boolean;
  registered: boolean;
  agree: boolean;
  confirm: boolean;
};
export type AnswerOf<K extends PopupKind> = K extends keyof Answers ? Answers[K] : never;

/** What any popup may be closed with. */
export type PopupAnswer = Answers[keyof Answers] | undefined;

/** A popup on the stack; it stays there, no longer open, until its closing animation ends. */
export type OpenPopup = {
  id: number;
  popup: Popup;
  open: boolean;
  place: PopupPlace;
};

/**
 * What a popup was opened over, and is shown over only: an article opened from a popup of the list
 * covers that popup, and the sign-up, which loads other texts, shows only its own.
 */
export type PopupPlace = 'list' | 'article' | 'sign-up';

/** The place of a popup that is opened now. */
export const placeHere = (): PopupPlace =>
  atDetail() ? 'article' : atSignUp() ? 'sign-up' : 'list';

export const popupsAtom = atom<readonly OpenPopup[]>([]);

/** Whether the assistant is open, docked or over the page. */
export const chatOpenAtom = atom((get) =>
  get(popupsAtom).some(({ open, popup }) => open && popup.kind === 'chat'),
);

type Closing = {
  /** Opened as a column beside the page: the back button does not close it. */
  docked: boolean;
  removeEntry(): void;
  answer(value: PopupAnswer): void;
};
/** How each popup on the stack closes. */
export const closingsAtom = atom<ReadonlyMap<number, Closing>>(new Map());
const lastIdAtom = atom(0);

/** Closes a popup, by default the topmost, and answers its question. */
export const closePopupAtom = atom(null, (get, set, id?: number, answer?: PopupAnswer) => {
  const stack = get(popupsAtom);
  const closed = stack.findLast((entry) => entry.open && (id === undefined || entry.id === id));
  if (!closed) return;
  set(
    popupsAtom,
    stack.map((entry) => (entry === closed ? { ...entry, open: false } : entry)),
  );
  const closing = get(closingsAtom).get(closed.id);
  closing?.removeEntry();
  closing?.answer(answer);
});

/** Closes the popups over an article, rendered or about to be: they close with the article. */
export const closeOverArticleAtom = atom(null, (get, set) => {
  for (const { id, open, place, popup } of get(popupsAtom).toReversed()) {
    // Beside the page, the assistant is a column like the others.
    const docked = popup.kind === 'chat' && isWide();
    if (open && place === 'article' && !docked) set(closePopupAtom, id);
  }
});

/** Removes a popup from the stack after its closing animation. */
export const removePopupAtom = atom(null, (get, set, id: number) => {
  set(
    popupsAtom,
    get(popupsAtom).filter((entry) => entry.id !== id),
  );
  const closings = new Map(get(closingsAtom));
  closings.delete(id);
  set(closingsAtom, closings);
});

/**
 * Opens a popup and resolves with its answer when it closes; undefined when it was closed without
 * one. Only one of each kind is open at a place: a second request, as by pressing again while it
 * opens, opens nothing and resolves undefined.
 */
export type Ask = <P extends Popup>(popup: P) => Promise<AnswerOf<P['kind']> | undefined>;

const pushPopupAtom = atom(null, async (get, set, popup: Popup): Promise<PopupAnswer> => {
  const docked = popup.kind === 'chat' && isWide();
  const place = docked ? 'article' : placeHere();
  const stack = get(popupsAtom);
  if (stack.some((one) => one.open && one.place === place && one.popup.kind === popup.kind))
    return undefined;
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(popupsAtom, [...stack, { id, popup, open: true, place }]);
  return new Promise((answer) => {
    const removeEntry = docked ? () => undefined : leaveBackEntry(() => set(closePopupAtom, id));
    set(closingsAtom, new Map(get(closingsAtom)).set(id, { docked, removeEntry, answer }));
  });
});

/** `set(askAtom)({ kind: … })`; the answer has the type of the kind. */
export const askAtom = atom(
  null,
  // The content of each kind can only be closed with that kind's answer: see its `close`.
  (_get, set): Ask =>
    (popup) =>
      set(pushPopupAtom, popup) as Promise<never>,
);

/** Drops popups over pages that the reader does not come back to. */
export const dropPopupsAtom = atom(null, (get, set) => {
  for (const { id, open } of get(popupsAtom)) {
    if (open) set(closePopupAtom, id);
    set(removePopupAtom, id);
  }
});

/** Opens a popup that asks nothing. */
export const openPopupAtom = atom(null, (_get, set, popup: Popup) => {
  void set(pushPopupAtom, popup);
});
