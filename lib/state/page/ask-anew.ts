// A list that is here already when a part of the page opens: it was asked for at an earlier visit, and
// may have changed since.
import { useEffect, useEffectEvent, useState } from 'react';

/** Asks once more for what was here when this part opened; what is shown stays until the answer. */
export function useAskAnew(isHere: boolean, ask: () => void): void {
  const [wasHere] = useState(isHere);
  const askAnew = useEffectEvent(ask);
  useEffect(() => {
    if (wasHere) askAnew();
  }, [wasHere]);
}
