import { useTranslations } from 'next-intl';
import { PageDrawing } from '@/components/ui/page-drawing';
import type { TopicState } from '@/lib/model/article/topic';

/** Shown where a topic has no events, or gets no new ones. */
export function TopicNote({ state, small }: { state: TopicState; small: boolean }) {
  const t = useTranslations('topics.states');
  if (small) {
    return (
      <p role="status" className="mx-4 mt-4 mb-0 rounded-cover bg-press px-4 py-3 text-small">
        {t(`${state}.title`)}
      </p>
    );
  }
  return (
    <div role="status" className="mx-auto max-w-80 px-4 py-12 text-center">
      <div className="mb-4 grid place-items-center">
        <PageDrawing name={state === 'processing' ? 'building' : 'empty'} />
      </div>
      <p className="m-0 font-title text-card-title font-semibold">{t(`${state}.title`)}</p>
      <p className="m-0 mt-1 text-brief text-balance text-ink-2">{t(`${state}.text`)}</p>
    </div>
  );
}
