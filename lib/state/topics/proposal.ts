// What a topic of these words would contain, requested once the reader pauses typing.
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { callAtom } from '../page/service';
import { ownReaderAtom } from '../page/reader';

/** How long typing must pause before matches are searched. */
const proposalRestMs = 400;

/** The words after a moment without typing. */
export function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), proposalRestMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}

/** Undefined until known, and for guests. */
export function useProposal(words: string) {
  const reader = useAtomValue(ownReaderAtom);
  const call = useSetAtom(callAtom);
  const query = useRested(words.trim());
  const { data } = useSWR(
    reader && query ? ['PreCreateTopic', query] : null,
    async () => (await call()('PreCreateTopic', { query }, { quiet: true })).proposal ?? undefined,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return query === words.trim() ? data : undefined;
}
