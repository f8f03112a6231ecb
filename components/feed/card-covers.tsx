import { fallbackCover } from '@/lib/model/feed/covers';
import { dealCandidates } from '@/lib/model/feed/image-candidates';
import { cardImageMs } from '@/lib/model/limits/article';
import { coverShape } from './card-shape';
import { Cover } from './cover';

/** One, two side by side, or one large and two small. */
export const boxesMost = 3;

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
  return (
    <div className={`mt-3 grid gap-0.5 overflow-hidden rounded-cover ${coverShape(boxes.length)}`}>
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
