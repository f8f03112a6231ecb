'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useInnerAnswer } from '@/lib/state/console/inner-answer';
import { EventAudio } from './event-audio';
import { EventLinks } from './event-links';
import { EventMoments } from './event-moments';
import { EventPlaces } from './event-places';
import { EventSources } from './event-sources';

/** The parts and links of an event, with an operator's actions on each. */
export function EventDetails({ eventId, onDone }: { eventId: string; onDone(): void }) {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const event = useInnerAnswer('GetInnerEvent', { event_id: eventId });
  const graph = useInnerAnswer('RecallGraph', { event_id: eventId });
  const moments = useInnerAnswer('ListMoments', { event_id: eventId });
  const reload = () => Promise.all([event, graph, moments].map((answer) => answer.reload()));
  const done = async () => {
    onDone();
    await reload();
  };
  const failed = (event.failed || graph.failed || moments.failed) && (
    <div role="alert" className="mt-3 text-brief">
      <p className="m-0 mb-3">{t('failed')}</p>
      <Button onClick={() => void reload()}>{common('retry')}</Button>
    </div>
  );
  if (event.data === null || graph.data === null || moments.data === null) {
    return <p className="mt-3 mb-0 text-brief text-ink-2">{t('gone')}</p>;
  }
  if (!event.data || !graph.data || !moments.data) {
    if (failed) return failed;
    return (
      <div role="status" aria-label={t('loading')} className="mt-3">
        <Skeleton className="h-5 w-4/5" />
      </div>
    );
  }
  return (
    <div className="mt-3 grid grid-cols-1 gap-6 rounded-cover bg-press p-4">
      {/* Input below is kept. */}
      {failed}
      <EventSources event={event.data} onDone={done} />
      <EventLinks event={event.data} links={graph.data} onDone={done} />
      <EventMoments event={event.data} moments={moments.data.items} onDone={done} />
      <EventPlaces event={event.data} onDone={done} />
      <EventAudio eventId={eventId} />
    </div>
  );
}
