// The sample edition: every event once. Within a tab the order here is the order on the screen.
import { leapSecond } from './events/leap-second';
import type { SampleEvent } from './sample-event';

export const sampleEvents: readonly SampleEvent[] = [leapSecond];
