// An address masked for display. Protects: its owner recognizes it, and an onlooker cannot read it.
import type { StoredIdentity } from '../store/contract/account-store';

/** `+63 917•••4567`, `r•••@example.org`. */
export function hiddenAddress({ kind, subject }: StoredIdentity): string {
  if (kind !== 'email') return `${subject.slice(0, -7)}•••${subject.slice(-4)}`;
  const [name = '', domain = ''] = subject.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
