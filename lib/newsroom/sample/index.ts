// The sample edition: every event once. Within a tab the order here is the order on the screen.
import { coralBleaching } from './events/coral-bleaching';
import { crossBorderPayments } from './events/cross-border-payments';
import { depositInsurance } from './events/deposit-insurance';
import { gpsRelativity } from './events/gps-relativity';
import { inflationBasket } from './events/inflation-basket';
import { leapSecond } from './events/leap-second';
import { qrCode } from './events/qr-code';
import { tlsPadlock } from './events/tls-padlock';
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
];
