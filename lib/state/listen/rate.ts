// The speed at which this device reads aloud.
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { readRate, type Rate } from '@/lib/model/listen/player';
import { listenRateKey } from '@/lib/model/wire/further-keys';

export const keptRate = (): Rate => readRate(readStored(listenRateKey)) ?? 1;

export const keepRate = (rate: Rate): void => writeStored(listenRateKey, String(rate));
