// Why a feed address is refused. Protects: only the reason is sent, and each reader gets it in
// their own language.
import { feedAddress } from '../ingest/feed-address';
import { Refusal } from '../refusal';

const reasons = { 'not-web': 'addressNotWeb', port: 'addressPort' } as const;

/** What is wrong with an address; `full` where nothing is, as the limit is then reached. */
export function refusedAddress(address: string, full: Refusal): Refusal {
  const read = feedAddress(address);
  return 'trouble' in read ? new Refusal(reasons[read.trouble]) : full;
}
