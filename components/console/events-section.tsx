'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import type { Input } from '@/lib/contract';
import { useInnerAnswer } from '@/lib/state/console/inner-answer';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';
import { EventRow } from './event-row';
import { SelectField } from './select-field';

const states = ['live', 'pinned', 'taken_down', 'labeled'] as const;

/** Events, found by words, by id or by operators' decisions. */
export function EventsSection() {
  const t = useTranslations('console');
  const [state, setState] = useState<(typeof states)[number]>('live');
  const [words, setWords] = useState('');
  const [query, setQuery] = useState('');
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(words.trim());
        }}
      >
        <TextField
          label={t('search')}
          type="search"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" className="min-h-13">
          {t('searchAct')}
        </Button>
      </form>
      <ChoiceRow
        label={t('state')}
        // Words are searched among live events, an id among all, so no state applies to the
        // results.
        value={query ? undefined : state}
        onChange={(next) => {
          setState(next);
          setQuery('');
          setWords('');
        }}
        options={states.map((value) => ({ value, text: t(`states.${value}`) }))}
      />
      {query && <Events asked={{ query }} />}
      {!query && (state === 'labeled' ? <LabeledEvents /> : <Events asked={{ state }} />)}
    </>
  );
}

/** Events with a label; at first the most used one. */
function LabeledEvents() {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const { data, failed, reload } = useInnerAnswer('ListLabels', {});
  const [chosen, setChosen] = useState<string>();
  if (failed) {
    return (
      <div role="alert" className="py-3 text-brief">
        <p className="m-0 mb-3">{t('failed')}</p>
        <Button onClick={() => void reload()}>{common('retry')}</Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="mt-3 h-5 w-4/5" />;
  // A label that was removed from its last event no longer exists.
  const label = (data.items.find((one) => one.label === chosen) ?? data.items[0])?.label;
  if (label === undefined) return <p className="text-brief text-ink-2">{t('event.noLabels')}</p>;
  const options = data.items.map((one) => ({
    value: one.label,
    text: t('event.labelOf', { label: one.label, count: one.events }),
  }));
  return (
    <>
      <SelectField label={t('event.label')} value={label} options={options} onChange={setChosen} />
      <div className="mt-4">
        <Events asked={{ state: 'labeled', label }} onDone={reload} />
      </div>
    </>
  );
}

function Events({ asked, onDone }: { asked: Input<'ListInnerEvents'>; onDone?(): void }) {
  const list = useInnerList('ListInnerEvents', asked);
  return (
    <ConsoleList
      list={list}
      keyOf={({ id }) => id}
      row={(item) => (
        <EventRow
          event={item}
          onDone={() => {
            list.reload();
            onDone?.();
          }}
        />
      )}
    />
  );
}
