import { DetailRoute } from '@/components/feed/detail-route';

/** An unknown, malformed or taken-down id: the list stays, and the article says that it is gone. */
export default function DetailNotFound() {
  return <DetailRoute server={{ event: null }} />;
}
