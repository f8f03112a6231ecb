'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import {
  chooseScopeAtom,
  loadScopeTopicsAtom,
  scopeAtom,
  scopeTopicsAtom,
} from '@/lib/state/chat/chat-scope';
import styles from './chat.module.css';

/** Where the next question searches: visible, and changed with one choice. */
export function ScopeChoice({ place }: { place: string }) {
  const t = useTranslations('chat.scope');
  const id = useId();
  const { scope, topic_id } = useAtomValue(scopeAtom)(place);
  const topics = useAtomValue(scopeTopicsAtom);
  const choose = useSetAtom(chooseScopeAtom);
  const loadTopics = useSetAtom(loadScopeTopicsAtom);
  const value = scope === 'topic' ? `topic:${topic_id}` : scope;
  return (
    <p className={styles.scope}>
      <label htmlFor={id}>{t('label')}</label>
      <select
        id={id}
        value={value}
        onFocus={() => void loadTopics()}
        onChange={({ target }) => {
          const topic = /^topic:(.*)$/.exec(target.value)?.[1];
          if (topic) choose(place, { scope: 'topic', topic_id: topic });
          else choose(place, { scope: target.value === 'article' ? 'article' : 'all' });
        }}
      >
        {place && <option value="article">{t('article')}</option>}
        <option value="all">{t('all')}</option>
        {topics.length > 0 && (
          <optgroup label={t('topics')}>
            {topics.map((topic) => (
              <option key={topic.id} value={`topic:${topic.id}`}>
                {topic.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </p>
  );
}
