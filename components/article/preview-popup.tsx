'use client';
import { useSetAtom } from 'jotai';
import useSWR from 'swr';
import type { EventDetail } from '@/lib/state/article/event-detail';
import { fetchPreviewAtom } from '@/lib/state/article/preview';
import { DetailPopup, type DetailPopupProps } from './detail-popup';

/** An unpublished article: fetched by its offline id, and not marked as read. */
export function PreviewPopup(props: DetailPopupProps) {
  const { id } = props;
  const fetchPreview = useSetAtom(fetchPreviewAtom);
  const { data, error, isValidating, mutate } = useSWR(
    { operation: 'read_detail', offlineID: id },
    () => fetchPreview(id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const detail: EventDetail = data
    ? { status: 'ready', event: data, stale: false }
    : data === null
      ? { status: 'no-preview' }
      : { status: error === undefined || isValidating ? 'loading' : 'failed' };
  return <DetailPopup {...props} detail={detail} acts={false} onRetry={() => void mutate()} />;
}
