// Lists keep the rows that they show while others load. Protects: who signs in where another
// reader's session has ended sees none of theirs meanwhile; what a guest was shown stays for the
// account that the guest signs in with.
import { useState } from 'react';

/** Whether a list keeps its rows while those of `reader`, undefined for a guest, are loading. */
export function useKeepsRows(reader: string | undefined): boolean {
  const [first, setFirst] = useState(reader);
  if (first === undefined && reader !== undefined) setFirst(reader);
  return first === undefined || reader === undefined || first === reader;
}
