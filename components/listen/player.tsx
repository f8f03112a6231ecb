'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { LineDrawing } from '@/components/ui/line-drawing';
import { forgetLeftQueue, readLeftQueue, type LeftQueue } from '@/lib/browser/listen/left-queue';
import { isWide } from '@/lib/browser/page/wide';
import { onWideChange } from '@/lib/browser/page/wide-change';
import { feedbackPopupZIndex } from '@/lib/model/limits/page';
import type { Player as PlayerState } from '@/lib/model/listen/player';
import { listenRequestAtom, type ListenRequest } from '@/lib/state/page/listen';
import { popupsAtom } from '@/lib/state/page/popups';
import { readerAtom } from '@/lib/state/page/reader';
import { Queue } from './queue';
import { VoiceChoice } from './voice-choice';
import { usePlayer } from './use-player';
import { usePlayerFocus } from './use-player-focus';

const lines = {
  play: 'M9 6.2l9 5.8-9 5.8Z',
  pause: 'M9 6.5v11M15 6.5v11',
  next: 'M9 6l6 6-6 6',
  previous: 'M15 6l-6 6 6 6',
  nextItem: 'M6.5 6l6 6-6 6M13.5 6v12',
  previousItem: 'M17.5 6l-6 6 6 6M10.5 6v12',
  queue: 'M5 7h14M5 12h14M5 17h9',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  sleep: 'M19 14.5A7.5 7.5 0 1 1 9.5 5a6 6 0 0 0 9.5 9.5Z',
} as const;

function Key({
  line,
  label,
  onPress,
  expanded,
  controls,
  children,
  ref,
}: {
  line?: keyof typeof lines;
  label: string;
  onPress(): void;
  expanded?: boolean;
  controls?: string;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      onClick={onPress}
      className="target tabular text-small text-ink"
    >
      {line ? <LineDrawing path={lines[line]} /> : children}
    </button>
  );
}

function sleepLabel(
  t: ReturnType<typeof useTranslations<'listen'>>,
  sleep: PlayerState['sleep'],
): string {
  if (sleep === 'off') return t('sleepOff');
  return sleep === 'item' ? t('sleepItem') : t('sleepMinutes', { minutes: sleep });
}

/** Reads aloud what was requested, or what was left on the previous page. */
export default function Player({ request }: { request: ListenRequest | { kind: 'left' } }) {
  const reader = useAtomValue(readerAtom)?.id;
  const setRequest = useSetAtom(listenRequestAtom);
  const [left] = useState(() => (request.kind === 'left' ? readLeftQueue(reader) : undefined));
  const real = request.kind === 'left' ? left?.request : request;
  useEffect(() => {
    if (!real) setRequest(undefined);
  }, [real, setRequest]);
  return real && <OpenPlayer request={real} left={left} />;
}

/**
 * Reads aloud while the reader does other things; it announces nothing to screen readers by itself.
 */
function OpenPlayer({ request, left }: { request: ListenRequest; left: LeftQueue | undefined }) {
  const t = useTranslations('listen');
  const setRequest = useSetAtom(listenRequestAtom);
  const onClose = () => {
    forgetLeftQueue();
    setRequest(undefined);
  };
  const { player, act, current, spoken, trouble, loading } = usePlayer(request, onClose, left);
  const [queueOpen, setQueueOpen] = useState(false);
  const queue = useId();
  const { tracks, track } = player;
  const wide = useSyncExternalStore(onWideChange, isWide, () => false);
  // Whatever the reader has opened over the page is not covered by the player, which keeps
  // speaking. The assistant beside the page does not count.
  const covered = useAtomValue(popupsAtom).some(
    ({ open, popup }) => open && !(wide && popup.kind === 'chat'),
  );
  const whole = useRef<HTMLElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  usePlayerFocus(whole, pause, covered, left === undefined);
  return (
    <section
      ref={whole}
      aria-label={t('player')}
      data-always=""
      data-player=""
      hidden={covered}
      // It comes before the list in the document, and above whatever is opened from there.
      style={{ zIndex: feedbackPopupZIndex }}
      className="fixed inset-x-2 mx-auto max-w-120 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] rounded-cover border border-hairline bg-paper shadow-float"
    >
      {queueOpen && (
        <Queue
          id={queue}
          tracks={tracks}
          at={track}
          onOpen={(one) => act({ type: 'track', track: one })}
          onRemove={(one) => act({ type: 'remove', track: one })}
        />
      )}
      <div className="flex items-start gap-2 pt-2 pl-4">
        <div className="min-w-0 flex-1" aria-live="off">
          <p lang={current?.lang} className="m-0 truncate text-small font-medium">
            {current?.title ?? t('player')}
          </p>
          <p lang={spoken?.lang} className="m-0 line-clamp-2 min-h-8 text-meta text-ink-2">
            {spoken?.text}
          </p>
        </div>
        <Key line="close" label={t('close')} onPress={onClose} />
      </div>
      <p role="status" className="m-0 px-4 text-small text-ink-2">
        {trouble ? t(trouble) : loading ? t('loading') : ''}
      </p>
      {current?.speaker !== undefined && <VoiceChoice />}
      <Keys
        player={player}
        pause={pause}
        act={act}
        queue={queue}
        queueOpen={queueOpen}
        onQueue={() => setQueueOpen(!queueOpen)}
      />
    </section>
  );
}

/** The controls, in one row. */
function Keys({
  player: { track, playing, rate, sleep },
  pause,
  act,
  queue,
  queueOpen,
  onQueue,
}: {
  player: PlayerState;
  pause: Ref<HTMLButtonElement>;
  act: ReturnType<typeof usePlayer>['act'];
  /** The id of the queue's list. */
  queue: string;
  queueOpen: boolean;
  onQueue(): void;
}) {
  const t = useTranslations('listen');
  return (
    <div className="flex items-center justify-between px-1">
      <Key label={t('speed', { rate })} onPress={() => act({ type: 'rate' })}>
        {rate}×
      </Key>
      <Key
        line="previousItem"
        label={t('previousItem')}
        onPress={() => act({ type: 'track', track: track - 1 })}
      />
      <Key line="previous" label={t('previous')} onPress={() => act({ type: 'previous' })} />
      <Key
        ref={pause}
        line={playing ? 'pause' : 'play'}
        label={t(playing ? 'pause' : 'play')}
        onPress={() => act({ type: 'toggle' })}
      />
      <Key line="next" label={t('next')} onPress={() => act({ type: 'next' })} />
      <Key
        line="nextItem"
        label={t('nextItem')}
        onPress={() => act({ type: 'track', track: track + 1 })}
      />
      <Key
        line={sleep === 'off' ? 'sleep' : undefined}
        label={sleepLabel(t, sleep)}
        onPress={() => act({ type: 'sleep' })}
      >
        {typeof sleep === 'number' ? `${sleep}′` : '1'}
      </Key>
      <Key
        line="queue"
        label={t(queueOpen ? 'hideQueue' : 'showQueue')}
        expanded={queueOpen}
        controls={queue}
        onPress={onQueue}
      />
    </div>
  );
}
