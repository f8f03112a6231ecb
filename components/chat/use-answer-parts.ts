'use client';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { ChatItem } from '@/lib/model/chat/item';
import { pluginsOf, type Extras } from '@/lib/model/chat/plugins';
import { shownBlocks } from '@/lib/model/reveal/answer';
import { blocksOf, type Block } from '@/lib/model/reveal/blocks';
import { liveAnswerAtom, type LiveAnswer } from '@/lib/state/chat/chat-reveal';

/** What a message shows: the text in separately rendered blocks, and everything else. */
export type AnswerParts = { blocks: readonly Block[]; answering: boolean; extras: Extras };

const notLiveAtom = atom<LiveAnswer | undefined>(undefined);

function wholeParts(item: ChatItem): AnswerParts {
  const { answer, ...extras } = pluginsOf(item);
  return { blocks: blocksOf(answer.text), answering: false, extras };
}

/**
 * The parts of an answer: revealed step by step while it is being written, complete for all others.
 */
export function useAnswerParts(item: ChatItem, live: boolean): AnswerParts {
  const written = useAtomValue(live ? liveAnswerAtom : notLiveAtom);
  const reveal = written?.id === item.id ? written.reveal : undefined;
  const isWritten = reveal !== undefined;
  // The cost of a step must not depend on how much came before.
  const whole = useMemo(() => (isWritten ? undefined : wholeParts(item)), [item, isWritten]);
  if (!reveal) return whole ?? wholeParts(item);
  const { answer, extras } = reveal;
  return { blocks: shownBlocks(answer), answering: answer.answering, extras };
}
