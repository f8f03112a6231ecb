// The web process's own metrics, for `/metrics`. No label says who reads or what is read.
import { counter, durations, gauge } from '@/lib/newsroom/meter';
import { processState } from './process-state';

export const requests = counter(
  'cubewire_http_requests_total',
  'Requests by kind of address and by status.',
  ['route', 'status'],
);
export const requestSeconds = durations(
  'cubewire_http_request_seconds',
  'Time from the head of a request to the last byte of its answer; streams are not among them.',
  ['route'],
);
export const pagesRendering = gauge(
  'cubewire_pages_rendering',
  'Pages that are being rendered now.',
);
export const pagesWaiting = gauge(
  'cubewire_pages_waiting',
  'Pages that wait until one of those being rendered is done.',
);
export const pagesRefused = counter(
  'cubewire_pages_refused_total',
  'Pages answered with 503 because as many as allowed were being rendered or waited.',
);
export const guestPages = counter(
  'cubewire_guest_pages_total',
  'Pages for visitors without cookies: kept (from memory), waited (made for another at that moment) or made.',
  ['how'],
);
// Read when the metrics are requested.
gauge(
  'cubewire_calls_open',
  'Calls to the news service under way.',
  [],
  () => processState().calls,
);
gauge(
  'cubewire_streams_open',
  'Answers of the assistant that are being streamed now.',
  [],
  () => processState().onDrain.size,
);
