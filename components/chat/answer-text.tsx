'use client';
import { useTranslations } from 'next-intl';
import { unsupportedMark } from '@/lib/model/markdown/citations';
import { tagOfLetters } from '@/lib/model/text/voice-tag';
import type { Block } from '@/lib/model/reveal/blocks';
import { AnswerBlock } from './answer-block';
import { BlockList } from './block-list';
import styles from './chat.module.css';

/** The text of an answer; only its growing block is parsed and rendered again. */
export function AnswerText({
  blocks,
  answering,
}: {
  blocks: readonly Block[];
  answering: boolean;
}) {
  const t = useTranslations('chat');
  // An answer is in the language of its question, which may differ from the page's.
  const doubted = !answering && blocks.some(({ text }) => text.includes(unsupportedMark));
  return (
    <>
      <div
        lang={tagOfLetters(blocks[0]?.text ?? '')}
        className={`prose ${styles.text}`}
        data-answering={answering || undefined}
        aria-busy={answering}
      >
        <BlockList blocks={blocks} Block={AnswerBlock} />
      </div>
      {doubted && <p className="m-0 mt-2 text-meta text-ink-2">{t('unsupportedNote')}</p>}
    </>
  );
}
