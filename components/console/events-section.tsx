'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';
import { EventRow } from './event-row';

const states = ['live', 'pinned', 'taken_down'] as const;

/** Events, found by words, by id or by what was decided of them. */
export function EventsSection() {
  const t = useTranslations('console');
  const [state, setState] = useState<(typeof states)[number]>('live');
  const [words, setWords] = useState('');
  const [query, setQuery] = useState('');
  const list = useInnerList('ListInnerEvents', { state, query });
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
        <Button type="submit">{t('searchAct')}</Button>
      </form>
      <ChoiceRow
        label={t('state')}
        value={state}
        onChange={(next) => {
          setState(next);
          setQuery('');
        }}
        options={states.map((value) => ({ value, text: t(`states.${value}`) }))}
      />
      <ConsoleList
        list={list}
        keyOf={({ id }) => id}
        row={(item) => <EventRow event={item} onDone={list.reload} />}
      />
    </>
  );
}
