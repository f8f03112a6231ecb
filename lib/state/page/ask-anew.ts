// Revalidates a list that was loaded during an earlier visit when a part of the page opens, since
// it may have changed.
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Refetches what was cached when this part opened; the cached data stays visible until the answer.
 */
export function useAskAnew(isHere: boolean, ask: () => void): void {
  const [wasHere] = useState(isHere);
  const askAnew = useEffectEvent(ask);
  useEffect(() => {
    if (wasHere) askAnew();
  }, [wasHere]);
}
