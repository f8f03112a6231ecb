// The fields of a form that are typed and not sent yet. Protects: folding the form, going back or a
// reload loses none of them.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { draftOf, type DraftPlace } from '@/lib/browser/draft';
import { parseJson } from '@/lib/model/text/parse-json';

/**
 * What stands in the form of that place: as it was kept, where that can be read, else `initial`.
 * `forget` once it is sent. For forms that the server does not draw.
 */
export function useTypedDraft<Typed extends object>(
  place: DraftPlace,
  initial: Typed,
  shape: z.ZodType<Typed>,
) {
  const [draft] = useState(() => draftOf(place));
  const [before] = useState(() => JSON.stringify(initial));
  const [typed, setTyped] = useState(
    () => shape.safeParse(parseJson(draft.read())).data ?? initial,
  );
  useEffect(() => {
    const text = JSON.stringify(typed);
    draft.keep(text === before ? '' : text);
  }, [draft, before, typed]);
  return {
    typed,
    change: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    forget: () => draft.keep(''),
  };
}
