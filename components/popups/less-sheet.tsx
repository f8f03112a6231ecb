'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CenterSection } from '@/components/personal/center-section';
import { WordField } from '@/components/personal/word-field';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { SourceLogos } from '@/components/ui/source-logos';
import { hostOf, sourceName } from '@/lib/model/feed/entry';
import { muteChars, muteKey, type Mute } from '@/lib/model/feed/mutes';
import { muteAtom, unmuteAtom, useMutes } from '@/lib/state/feed/mutes';
import { usePlacement } from '@/lib/state/feed/placement';
import { openPopupAtom } from '@/lib/state/page/popups';
import type { PopupContentProps } from '../shell/popup-content';

const chips = 'm-0 flex list-none flex-wrap gap-2 p-0';

/** The event's subjects, its sources, or a word of the reader's own. */
export default function LessSheet({ popup: { event }, close }: PopupContentProps<'less'>) {
  const t = useTranslations('mutes');
  const common = useTranslations('common');
  const { mutes } = useMutes();
  const { placement, failed, retry } = usePlacement(event.id);
  const mute = useSetAtom(muteAtom);
  const unmute = useSetAtom(unmuteAtom);
  const open = useSetAtom(openPopupAtom);
  const [busy, setBusy] = useState(false);
  const known = new Set(mutes?.map(muteKey));
  const sources = [...new Map(event.sources.map((one) => [sourceName(one), one]))].filter(
    ([label]) => label !== '' && label.length <= muteChars.source,
  );

  const choose = async (one: Mute) => {
    if (busy) return false;
    setBusy(true);
    const taken = known.has(muteKey(one)) ? await unmute(one) : await mute(one, event.id);
    setBusy(false);
    if (taken) close();
    return taken;
  };
  const chip = (one: Mute, logo?: React.ReactNode) => (
    <li key={one.label} className="max-w-full">
      <ToggleChip pressed={known.has(muteKey(one))} onPress={() => void choose(one)}>
        {logo}
        <span className="truncate">{one.label}</span>
      </ToggleChip>
    </li>
  );
  const subjects = placement?.subjects;

  return (
    <div aria-busy={busy}>
      {(failed || subjects?.length !== 0) && (
        <CenterSection title={t('kinds.subject.ask')} text={t('kinds.subject.text')}>
          {failed ? (
            <p role="alert" className="m-0 text-small text-ink-2">
              {t('choicesFailed')}{' '}
              <Button look="quiet" onClick={retry}>
                {common('retry')}
              </Button>
            </p>
          ) : subjects ? (
            <ul className={chips}>{subjects.map((label) => chip({ kind: 'subject', label }))}</ul>
          ) : (
            <div role="status" aria-label={t('loading')} className="flex gap-2">
              <Skeleton className="h-11 w-28 rounded-full" />
              <Skeleton className="h-11 w-36 rounded-full" />
            </div>
          )}
        </CenterSection>
      )}
      {sources.length > 0 && (
        <CenterSection title={t('kinds.source.ask')} text={t('kinds.source.text')}>
          <ul className={chips}>
            {sources.map(([label, { link }]) =>
              chip(
                { kind: 'source', label },
                <SourceLogos logos={[{ host: hostOf(link), name: label }]} max={1} size={16} />,
              ),
            )}
          </ul>
        </CenterSection>
      )}
      <CenterSection title={t('kinds.word.ask')}>
        <WordField busy={busy} onAdd={(label) => choose({ kind: 'word', label })} />
      </CenterSection>
      <Button look="quiet" className="-ml-5" onClick={() => open({ kind: 'mutes' })}>
        {t('all')}
      </Button>
    </div>
  );
}
