// Why an address of a feed is not taken. Protects: the reason alone goes out, and each reader meets it as
// a sentence of their own language.
import { feedAddress } from '../ingest/feed-address';
import { Refusal } from '../refusal';

const reasons = { 'not-web': 'addressNotWeb', port: 'addressPort' } as const;

/** What is wrong with an address; `full` where nothing is, as there is no room for it then. */
export function refusedAddress(address: string, full: Refusal): Refusal {
  const read = feedAddress(address);
  return 'trouble' in read ? new Refusal(reasons[read.trouble]) : full;
}
