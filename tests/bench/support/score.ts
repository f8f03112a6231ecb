// The results of a judge on the claims of a set.
import { splitSentences } from '@/lib/newsroom/language/sentences';
import type { Verdict } from '@/lib/model/article/evidence';
import type { EvidencePassage } from '@/lib/newsroom/evidence/verdict';
import type { Claim } from './claims';
import { addsWord, nearness } from './near';

/** Judges one sentence over the sentences of its source. */
export type Judge = (
  sentence: string,
  claim: Claim,
  passages: readonly EvidencePassage[],
) => Promise<Verdict>;

/** Levels of how much of a sentence is in one sentence of the source. */
export const nearLevels = [0.8, 0.9, 1] as const;

type Share = { of: number; kept: number };
export type Score = {
  supported: Share;
  unsupported: Share;
  /** Sentences of supported claims at each level. */
  near: Share[];
  /** Those of the first level without a word that their passage lacks. */
  sameWords: Share;
  /**
   * Distinct source sentences behind those of the first level: where a set rephrases a few of them
   * many times, its rate is that of these few.
   */
  origins: number;
  /**
   * Sentences at the first level that occur only in an unsupported claim: those likely to contain
   * its error. A claim may fail by another sentence; here none is hidden by the others.
   */
  nearFalse: Share;
};

const passagesOfSource = new Map<string, EvidencePassage[]>();

export function passagesOf({ key, source, sourceLang: lang }: Claim): EvidencePassage[] {
  let passages = passagesOfSource.get(key);
  if (!passages) {
    const sentences = source
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => splitSentences(line, lang));
    passages = sentences.map((text, at) => ({ text, before: sentences[at - 1] ?? '', lang }));
    passagesOfSource.set(key, passages);
  }
  return passages;
}

/** The sentences of true claims, each with its source. */
const sentencesOf = (claims: readonly Claim[]): Set<string> =>
  new Set(
    claims.flatMap((claim) =>
      splitSentences(claim.claim, claim.lang).map((one) => idOf(claim, one)),
    ),
  );

const idOf = ({ key }: Claim, sentence: string): string => `${key}\n${sentence}`;

/** A claim passes when each of its sentences does. */
export async function scoreOf(claims: readonly Claim[], judge: Judge): Promise<Score> {
  const share = (): Share => ({ of: 0, kept: 0 });
  const score: Score = {
    ...{ supported: share(), unsupported: share() },
    ...{ near: nearLevels.map(share), sameWords: share(), origins: 0, nearFalse: share() },
  };
  const origins = new Set<EvidencePassage>();
  const isTrue = sentencesOf(claims.filter(({ supported }) => supported));
  const counted = new Set<string>();
  for (const claim of claims) {
    const passages = passagesOf(claim);
    let passed = true;
    for (const sentence of splitSentences(claim.claim, claim.lang)) {
      const verdict = await judge(sentence, claim, passages);
      passed &&= verdict !== 'unconfirmed';
      const id = idOf(claim, sentence);
      if (claim.lang !== claim.sourceLang || counted.has(id)) continue;
      if (!claim.supported && isTrue.has(id)) continue;
      counted.add(id);
      const near = nearness(sentence, passages, nearLevels[0]);
      if (!near.passage || near.share < nearLevels[0]) continue;
      const reached = score.near.filter((_, at) => near.share >= (nearLevels[at] ?? 1));
      if (claim.supported) origins.add(near.passage);
      const isSame = claim.supported && !addsWord(sentence, near.passage);
      const counting = claim.supported ? reached : [score.nearFalse];
      for (const part of isSame ? [...counting, score.sameWords] : counting) {
        part.of += 1;
        part.kept += verdict === 'unconfirmed' ? 0 : 1;
      }
    }
    const part = claim.supported ? score.supported : score.unsupported;
    part.of += 1;
    part.kept += passed ? 1 : 0;
  }
  score.origins = origins.size;
  return score;
}

/** NaN for an empty share. */
export const rate = ({ of, kept }: Share): number => kept / of;

export const balancedAccuracy = ({ supported, unsupported }: Score): number =>
  (rate(supported) + 1 - rate(unsupported)) / 2;
