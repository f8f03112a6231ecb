'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAsk } from '@/components/shell/use-ask';
import { useClock } from '@/components/shell/use-clock';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useBusy } from '@/components/ui/use-busy';
import { detailHref } from '@/lib/browser/history/address';
import type { DeepMindRun, ThemeReport } from '@/lib/contract';
import { isoDay } from '@/lib/model/calendar';
import { deepMindChars } from '@/lib/model/limits/themes';
import { openPopupAtom } from '@/lib/state/page/popups';
import { exportReport, isUnderWay, useDeepMind } from '@/lib/state/topics/deep-mind';
import { useThemeAct } from '@/lib/state/topics/themes';
import { useDeepMindDraft } from '@/lib/state/topics/topic-draft';
import styles from './topic.module.css';

function useDay() {
  const { timeZone } = useClock();
  return (time: number) => isoDay(time, timeZone);
}

/** Deep searches of the whole archive for a theme: started, watched, stopped and read here. */
export function DeepMindSection({
  themeId,
  name,
  onGone,
}: {
  themeId: string;
  name: string;
  /** The theme was deleted, or is no longer shared. */
  onGone(): void;
}) {
  const t = useTranslations('themes.deep');
  const act = useThemeAct();
  const { runs, failed, refresh } = useDeepMind(themeId);
  const { typed, change } = useDeepMindDraft(themeId);
  const [busy, run] = useBusy();
  const [begun, setBegun] = useState<string>();
  const open = runs?.find(isUnderWay);
  const start = async () => {
    const question = typed.question.trim() || undefined;
    const answer = await act('StartDeepMind', { theme_id: themeId, question });
    // The question is shown above its report: left in the field, the next press would search for it
    // again.
    if (answer?.run) change({ question: '' });
    if (answer && !answer.run) return onGone();
    setBegun(answer?.run?.run_id);
    await refresh();
  };
  return (
    <section className="mt-8 border-t border-hairline pt-4">
      <h2 className="m-0 text-body font-semibold">{t('title')}</h2>
      <p className="mt-1 mb-3 text-small text-ink-2">{t('text')}</p>
      {!open && (
        <form
          noValidate
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            run(start);
          }}
        >
          <TextField
            label={t('question')}
            value={typed.question}
            maxLength={deepMindChars}
            readOnly={busy}
            onChange={({ target }) => change({ question: target.value })}
          />
          <Button type="submit" aria-disabled={busy}>
            {t('start')}
          </Button>
        </form>
      )}
      {failed && <RunsFailed onRetry={() => void refresh()} />}
      {runs?.map((one) => (
        <Run
          key={one.run_id}
          run={one}
          name={name}
          begunHere={one.run_id === begun}
          onChanged={() => void refresh()}
        />
      ))}
    </section>
  );
}

/** The reader's own reports of a theme that no longer exists; nothing if there are none. */
export function KeptReports({ themeId }: { themeId: string }) {
  const t = useTranslations('themes.deep');
  const { runs, failed, refresh } = useDeepMind(themeId);
  if (failed) return <RunsFailed onRetry={() => void refresh()} />;
  if (!runs || runs.length === 0) return null;
  return (
    <section className="mt-8 border-t border-hairline pt-4">
      <h2 className="m-0 text-body font-semibold">{t('title')}</h2>
      {runs.map((one) => (
        <Run
          key={one.run_id}
          run={one}
          name={t('title')}
          begunHere={false}
          onChanged={() => void refresh()}
        />
      ))}
    </section>
  );
}

function RunsFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('themes.deep');
  const common = useTranslations('common');
  return (
    <div role="alert" className="mt-3 text-brief text-ink-2">
      <p className="mt-0 mb-3">{t('runsFailed')}</p>
      <Button onClick={onRetry}>{common('retry')}</Button>
    </div>
  );
}

function Run({
  run,
  name,
  begunHere,
  onChanged,
}: {
  run: DeepMindRun;
  name: string;
  /** Started by the form, which disappears with the focus in it: the focus moves here. */
  begunHere: boolean;
  onChanged(): void;
}) {
  const t = useTranslations('themes.deep');
  const act = useThemeAct();
  const ask = useAsk();
  const day = useDay();
  const { run_id, report, saved, state, steps } = run;
  const title = run.question || name;
  const underWay = isUnderWay(run);
  // It is in progress, was stopped, or ran out of time.
  const isOpen = steps.some(({ done }) => !done);
  const stop = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (begunHere) stop.current?.focus({ preventScroll: true });
  }, [begunHere]);
  const remove = async () => {
    if ((await ask({ kind: 'confirm', act: 'delete-report' })) !== true) return;
    if (await act('DeleteDeepMind', { run_id })) onChanged();
  };
  return (
    <article className="mt-4 border-t border-hairline pt-3">
      <h3 className="m-0 text-brief font-semibold">{title}</h3>
      <p role="status" className="mt-0.5 text-meta text-ink-2">
        {t(`states.${state}`)} · {day(run.start_time)}
        {(underWay || isOpen) &&
          ` · ${t('progress', { done: steps.filter(({ done }) => done).length, all: steps.length })}`}
      </p>
      {report && <Report report={report} />}
      {/* Only a search that ran to its end knows what is missing. */}
      {report && state === 'done' && !isOpen && <Missing report={report} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {underWay ? (
          <Button ref={stop} onClick={() => void act('StopDeepMind', { run_id }).then(onChanged)}>
            {t('stop')}
          </Button>
        ) : (
          <>
            <Button
              aria-pressed={saved}
              onClick={() => void act('SaveDeepMind', { run_id, keep: !saved }).then(onChanged)}
            >
              {t(saved ? 'saved' : 'save')}
            </Button>
            {report && <Button onClick={() => exportReport(run, title, day)}>{t('export')}</Button>}
            <Button onClick={() => void remove()}>{t('delete')}</Button>
          </>
        )}
      </div>
    </article>
  );
}

/** What the whole search did not find. */
function Missing({ report: { sections, not_covered } }: { report: ThemeReport }) {
  const t = useTranslations('themes.deep');
  return (
    <>
      {not_covered.length > 0 && (
        <p className="text-small text-ink-2">
          {t('notCovered', { words: not_covered.join(', ') })}
        </p>
      )}
      {sections.length === 0 && <p className="text-brief text-ink-2">{t('nothing')}</p>}
    </>
  );
}

/** Quoted sentences by event and day; a number opens the sources as in an article. */
function Report({ report }: { report: ThemeReport }) {
  const t = useTranslations('themes.deep');
  const open = useSetAtom(openPopupAtom);
  const day = useDay();
  return (
    <>
      {report.sections.map(({ event_id, title, lang, time, sentences }) => (
        <section key={event_id} className="mt-3">
          <h4 className="m-0 text-brief font-semibold">
            <a href={detailHref(event_id)} lang={lang || undefined}>
              {title}
            </a>
          </h4>
          <p className="m-0 text-meta text-ink-2">{day(time)}</p>
          {sentences.map((sentence) => (
            <p key={sentence.text} lang={sentence.lang || undefined} className="my-1 text-brief">
              {sentence.text}
              <button
                type="button"
                aria-label={t('sources', { numbers: sentence.citations.join(', ') })}
                className={styles.citation}
                onClick={() =>
                  open({
                    kind: 'passage',
                    passage: sentence.text,
                    lang: sentence.lang,
                    event_id,
                    sources: report.references.filter(
                      ({ order }) => order !== undefined && sentence.citations.includes(order),
                    ),
                  })
                }
              >
                {sentence.citations.join(' ')}
              </button>
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
