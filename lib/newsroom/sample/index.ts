// The sample edition: every event once. Within a tab the order here is the order on the screen.
import { concertPitch } from './events/concert-pitch';
import { coralBleaching } from './events/coral-bleaching';
import { crossBorderPayments } from './events/cross-border-payments';
import { depositInsurance } from './events/deposit-insurance';
import { filmFrames } from './events/film-frames';
import { gpsRelativity } from './events/gps-relativity';
import { inflationBasket } from './events/inflation-basket';
import { leapSecond } from './events/leap-second';
import { livingHeritage } from './events/living-heritage';
import { marathonDistance } from './events/marathon-distance';
import { offside } from './events/offside';
import { philippinePresident } from './events/philippine-president';
import { qrCode } from './events/qr-code';
import { seatCounting } from './events/seat-counting';
import { shotClock } from './events/shot-clock';
import { tlsPadlock } from './events/tls-padlock';
import { unVote } from './events/un-vote';
import { vaccineColdChain } from './events/vaccine-cold-chain';
import type { SampleEvent } from './sample-event';

export const sampleEvents: readonly SampleEvent[] = [
  leapSecond,
  vaccineColdChain,
  coralBleaching,
  qrCode,
  tlsPadlock,
  gpsRelativity,
  depositInsurance,
  inflationBasket,
  crossBorderPayments,
  unVote,
  philippinePresident,
  seatCounting,
  filmFrames,
  livingHeritage,
  concertPitch,
  shotClock,
  marathonDistance,
  offside,
];
