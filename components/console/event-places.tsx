'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { ToggleChip } from '@/components/ui/toggle-chip';
import type { Input } from '@/lib/contract';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { labelChars } from '@/lib/model/limits/operating';
import { pickText, readLanguage } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import type { InnerEvent } from './event-sources';
import { QuickAct } from './quick-act';

/** Every event is in the first tab. */
const tabs = allTabs.filter(({ key }) => key !== defaultTabKey);

/** The tabs that an event is in, and the labels by which operators find it. */
export function EventPlaces({
  event,
  onDone,
}: {
  event: InnerEvent;
  /** Resolves when the event has been reloaded. */
  onDone(): Promise<void>;
}) {
  const t = useTranslations('console.event');
  const language = readLanguage(useLocale()) ?? 'en';
  const act = useInnerAct();
  // Labels may be changed at the same time as tabs: one finished change does not mean that none is
  // pending.
  const [underWay, setUnderWay] = useState(0);
  const busy = underWay > 0;
  const { id: event_id } = event;
  const run = async (change: Promise<boolean>) => {
    setUnderWay((count) => count + 1);
    const done = await change;
    // Whether the next press adds or removes a tab depends on the result of this one, even if it
    // was not reported.
    await onDone();
    setUnderWay((count) => count - 1);
    return done;
  };
  const setTabs = (change: Omit<Input<'SetEventProperties'>, 'event_id'>) =>
    void run(act('SetEventProperties', { event_id, ...change }));
  const toggle = (key: string) =>
    setTabs(event.tabs.includes(key) ? { remove_tabs: [key] } : { add_tabs: [key] });
  return (
    <>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-1 p-0 text-small font-semibold">{t('tabs')}</legend>
        <p className="m-0 mb-2 text-meta text-ink-2">
          {t(event.own_tabs ? 'ownTabs' : 'tabsSeen')}
        </p>
        <div className="flex flex-wrap gap-2">
          {tabs.map(({ key, name }) => (
            <ToggleChip
              key={key}
              pressed={event.tabs.includes(key)}
              locked={busy}
              onPress={() => toggle(key)}
            >
              {pickText(name, language)}
            </ToggleChip>
          ))}
          {event.own_tabs && (
            <Button disabled={busy} onClick={() => setTabs({ tabs: null })}>
              {t('tabsReset')}
            </Button>
          )}
        </div>
      </fieldset>
      <Labels event={event} busy={busy} run={run} />
    </>
  );
}

/** Its labels, each with a way to remove it, and a field for another one. */
function Labels({
  event: { id: event_id, labels },
  busy,
  run,
}: {
  event: InnerEvent;
  busy: boolean;
  run(change: Promise<boolean>): Promise<boolean>;
}) {
  const t = useTranslations('console.event');
  const act = useInnerAct();
  const [label, setLabel] = useState('');
  return (
    <section aria-label={t('labels')}>
      <h4 className="m-0 mb-1 text-small font-semibold">{t('labels')}</h4>
      {labels.length > 0 && (
        <ul className="m-0 mb-2 flex list-none flex-wrap gap-2 p-0">
          {labels.map((one) => (
            <li key={one} className="flex items-center gap-2 text-small">
              {one}
              <QuickAct
                text={t('removeLabel')}
                of={one}
                onAct={() => run(act('RemoveLabel', { event_id, label: one }))}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (label.trim() === '') return;
          void run(act('AddLabel', { event_id, label: label.trim() })).then(
            (done) => done && setLabel(''),
          );
        }}
      >
        <TextField
          label={t('label')}
          maxLength={labelChars}
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="min-h-13" disabled={busy}>
          {t('addLabel')}
        </Button>
      </form>
    </section>
  );
}
