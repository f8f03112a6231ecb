import { fallbackCover } from '@/lib/model/covers';
import { dealCandidates } from '@/lib/model/image-candidates';
import { cardImageMs } from '@/lib/model/limits';
import { Cover } from './cover';

/** One, two side by side, or one large and two small. */
const boxesMost = 3;

/** Pictures of an event in boxes of fixed ratio; those beyond three stand in for ones that fail. */
export function CardCovers({
  urls,
  turn,
  eager,
  timeoutMs = cardImageMs,
}: {
  urls: readonly string[];
  /** Which of our drawings stands in where there is no picture. */
  turn: number;
  eager: boolean;
  /** How long each picture may take to come. */
  timeoutMs?: number;
}) {
  const boxes = urls.length > 0 ? dealCandidates(urls, boxesMost) : [[fallbackCover(turn)]];
  const shape =
    boxes.length === 1
      ? 'aspect-video'
      : boxes.length === 2
        ? 'aspect-[8/3] grid-cols-2'
        : 'aspect-video grid-cols-[2fr_1fr] grid-rows-2 [&>:first-child]:row-span-2';
  return (
    <div className={`mt-3 grid gap-0.5 overflow-hidden rounded-cover ${shape}`}>
      {boxes.map((candidates, index) => (
        <Cover
          key={candidates.join(' ')}
          candidates={candidates}
          fallback={fallbackCover(turn + index)}
          timeoutMs={timeoutMs}
          eager={eager}
        />
      ))}
    </div>
  );
}
