// An address as it may be shown to whoever reads along. Protects: its owner knows it again, and nobody
// else learns it.
import type { StoredIdentity } from '../store/contract/account-store';

/** `+63 917•••4567`, `r•••@example.org`. */
export function hiddenAddress({ kind, subject }: StoredIdentity): string {
  if (kind !== 'email') return `${subject.slice(0, -7)}•••${subject.slice(-4)}`;
  const [name = '', domain = ''] = subject.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
