'use client';
import { useTranslations } from 'next-intl';

/** Questions that can be asked with one tap. */
export function FollowUps({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk(question: string): void;
}) {
  const t = useTranslations('chat');
  return (
    <ul aria-label={t('followUps')} className="m-0 flex list-none flex-col items-start gap-2 p-0">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-[1.375rem] border border-accent/35 px-4 py-2 text-left text-small text-accent transition-colors duration-[120ms] active:bg-accent-soft hover:bg-accent-soft"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
