// The time of an event that readers are told. Of reports that no feed and no page dates there is
// only an estimate, which orders lists: it is never shown as if a publisher had said it.
import type { StoredEvent } from './types';

/** Whether nothing dates its reports: their references have the time 0. */
const isUndated = ({ references }: Pick<StoredEvent, 'references'>): boolean =>
  references.length > 0 && references.every(({ release_time }) => release_time === 0);

/** Milliseconds since 1970; 0 where it is not known. */
export const toldTime = (event: Pick<StoredEvent, 'references' | 'release_time'>): number =>
  isUndated(event) ? 0 : event.release_time;
