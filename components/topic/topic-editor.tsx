'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useBusy } from '@/components/ui/use-busy';
import { openAddress } from '@/lib/browser/history/address';
import { leaveTo, topicHref, topicsPath } from '@/lib/browser/history/further-pages';
import type { Topic } from '@/lib/contract';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { deleteTopicAtom, editTopicAtom } from '@/lib/state/topics/made-topic';
import { topicChange, useTopicDraft } from '@/lib/state/topics/topic-draft';

/** A reader's own topic: its name, its words, and deleting it. */
export function TopicEditor({
  topic,
  onChanged,
}: {
  topic: Topic;
  /** It changed, and its id did not. */
  onChanged(): void;
}) {
  const t = useTranslations('topics.edit');
  const [open, setOpen] = useState(false);
  return (
    <section className="border-b border-hairline px-4 py-2">
      <Button look="quiet" className="-ml-5" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('open')}
      </Button>
      {open && (
        <TopicForm
          topic={topic}
          onSaved={({ topic_id }) => {
            setOpen(false);
            if (topic_id === topic.topic_id) onChanged();
            else openAddress(topicHref(topic_id));
          }}
          onUnchanged={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function TopicForm({
  topic,
  onSaved,
  onUnchanged,
}: {
  topic: Topic;
  onSaved(topic: Topic): void;
  /** Saved without changes. */
  onUnchanged(): void;
}) {
  const t = useTranslations('topics.edit');
  const edit = useSetAtom(editTopicAtom);
  const { typed, change, forget } = useTopicDraft(topic);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    const given = topicChange(topic, typed);
    if (!given) {
      forget();
      onUnchanged();
      return;
    }
    setBusy(true);
    const changed = await edit(given);
    setBusy(false);
    if (!changed) return;
    forget();
    onSaved(changed);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('title')}
        value={typed.title}
        maxLength={topicQueryChars}
        readOnly={busy}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={t('words')}
        hint={t('wordsHint')}
        value={typed.words}
        maxLength={topicQueryChars}
        readOnly={busy}
        onChange={({ target }) => change({ words: target.value })}
      />
      {topic.follow_count > 1 && <p className="m-0 text-small text-ink-2">{t('shared')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="solid" aria-disabled={busy}>
          {t('save')}
        </Button>
      </div>
      <TopicDeletion id={topic.topic_id} />
    </form>
  );
}

/** Asks first: deleting cannot be undone. */
function TopicDeletion({ id }: { id: string }) {
  const t = useTranslations('topics.edit');
  const remove = useSetAtom(deleteTopicAtom);
  const [busy, run] = useBusy();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button look="quiet" className="-ml-5 self-start" onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('remove')}>
      <p role="status" className="mt-0 mb-2 text-small text-ink-2">
        {t('ask')}
      </p>
      <div className="flex gap-2">
        <Button
          className="text-danger"
          aria-disabled={busy}
          onClick={() => run(async () => (await remove(id)) && leaveTo(topicsPath))}
        >
          {t('yes')}
        </Button>
        <Button look="quiet" autoFocus onClick={() => setAsked(false)}>
          {t('no')}
        </Button>
      </div>
    </div>
  );
}
