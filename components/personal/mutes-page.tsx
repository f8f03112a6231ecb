'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { muteKey, muteKinds, type Mute } from '@/lib/model/feed/mutes';
import { muteAtom, unmuteAtom, useMutes } from '@/lib/state/feed/mutes';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { CenterSection } from './center-section';
import { WordField } from './word-field';

/** Everything that a reader has muted and hidden, with undo for each. */
export default function MutesPage() {
  const t = useTranslations('mutes');
  const common = useTranslations('common');
  const reader = useAtomValue(ownReaderAtom);
  const { mutes, failed, retry } = useMutes();
  const mute = useSetAtom(muteAtom);
  const unmute = useSetAtom(unmuteAtom);
  const [busy, setBusy] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);

  const run = async (work: () => Promise<boolean>) => {
    if (busy) return false;
    setBusy(true);
    const taken = await work();
    setBusy(false);
    return taken;
  };
  const remove = async (one: Mute) => {
    // The row disappears with the focus in it: the focus moves to the top of the list.
    if (await run(() => unmute(one, 'again'))) top.current?.focus();
  };

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-10">
      <CenterSection title={t('kinds.word.ask')}>
        <WordField busy={busy} onAdd={(label) => run(() => mute({ kind: 'word', label }))} />
      </CenterSection>
      {failed ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="m-0 text-brief text-ink-2">{t('failed')}</p>
          <Button onClick={retry}>{common('retry')}</Button>
        </div>
      ) : mutes === undefined ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="mt-4 h-4 w-2/3" />
          <Skeleton className="mt-3 h-4 w-1/2" />
        </div>
      ) : (
        <>
          <p ref={top} tabIndex={-1} className="mt-0 mb-5 text-small text-ink-2 outline-none">
            {mutes.length === 0 ? t('empty') : t(reader ? 'reader' : 'guest')}
          </p>
          {muteKinds.map((kind) => (
            <MuteList
              key={kind}
              kind={kind}
              mutes={mutes.filter((one) => one.kind === kind)}
              onRemove={(one) => void remove(one)}
            />
          ))}
        </>
      )}
    </div>
  );
}

function MuteList({
  kind,
  mutes,
  onRemove,
}: {
  kind: Mute['kind'];
  mutes: readonly Mute[];
  onRemove(mute: Mute): void;
}) {
  const t = useTranslations('mutes');
  if (mutes.length === 0) return null;
  return (
    <CenterSection title={t(`kinds.${kind}.title`)} text={t(`kinds.${kind}.text`)}>
      <ul className="m-0 list-none border-t border-hairline p-0">
        {mutes.map((one) => (
          <li
            key={muteKey(one)}
            className="flex items-center justify-between gap-3 border-b border-hairline py-0.5"
          >
            <span className="min-w-0 py-2 text-brief [overflow-wrap:anywhere]">{one.label}</span>
            <IconButton
              icon="close"
              size={18}
              label={t('remove', { label: one.label })}
              className="-mr-3 shrink-0 text-ink-2"
              onClick={() => onRemove(one)}
            />
          </li>
        ))}
      </ul>
    </CenterSection>
  );
}
