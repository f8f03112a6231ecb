// A form's unsent input. Protects: collapsing the form, going back or a reload loses none of it,
// and untouched fields don't overwrite what another tab has saved.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { draftOf, type DraftPlace } from '@/lib/browser/storage/draft';
import { parseJson } from '@/lib/model/text/parse-json';

/** The fields of `typed` that differ from `before`. */
export function changesOf<Typed extends object>(typed: Typed, before: Typed): Partial<Typed> {
  const was = new Map(Object.entries(before));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(was.get(name));
  // Its entries are fields of the type, which `Object.fromEntries` cannot express.
  return Object.fromEntries(Object.entries(typed).filter(isChanged)) as Partial<Typed>;
}

/**
 * The state of the form at that place: `initial`, overridden by stored input. `before` is what the
 * form began with; call `forget` once it is sent. For forms that the server does not render.
 */
export function useTypedDraft<Typed extends object>(
  place: DraftPlace,
  initial: Typed,
  shape: z.ZodType<Typed>,
) {
  const [draft] = useState(() => draftOf(place));
  const [before] = useState(initial);
  const [typed, setTyped] = useState(() => {
    const kept = parseJson(draft.read());
    return shape.safeParse(typeof kept === 'object' ? { ...before, ...kept } : kept).data ?? before;
  });
  useEffect(() => {
    const changes = changesOf(typed, before);
    draft.keep(Object.keys(changes).length === 0 ? '' : JSON.stringify(changes));
  }, [draft, before, typed]);
  return {
    typed,
    before,
    change: (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part })),
    forget: () => draft.keep(''),
  };
}
