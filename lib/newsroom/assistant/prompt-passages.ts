// Which passages a model may use, each with the numbers of its sources: more than would be quoted
// without a model, since it judges relevance better than matching words does.
import { isoDay } from '@/lib/model/calendar';
import { isInstruction } from '../model/instructions';
import type { RankedEvent, RankedPassage } from '../answerable/rank';
import type { NumberedPassage } from './prompt';
import type { Retrieval } from './retrieve';
import { createSources, type Sources } from './sources';

const passagesMost = 16;
const sourceChars = 60;
const titleChars = 200;
const passagesOfEvent = 6;
const eventsMost = 4;
const leastFit = 0.12;
/** The opening passages of the event in context are included, whatever is asked. */
const leads = 5;

const inOrder = (a: RankedPassage, b: RankedPassage) => a.block - b.block || a.place - b.place;

function passagesFor({ passages }: RankedEvent, inContext: boolean): RankedPassage[] {
  const fitting = passages.filter(({ fit }) => fit >= leastFit).slice(0, passagesOfEvent);
  const opening = inContext ? [...passages].sort(inOrder).slice(0, leads) : [];
  return [...new Set([...fitting, ...opening])].sort(inOrder);
}

/** Numbered passages, best event first, and the sources behind their numbers. */
export function gatherPassages({ events, context }: Retrieval): {
  sources: Sources;
  passages: NumberedPassage[];
} {
  const sources = createSources();
  const passages = events
    .slice(0, eventsMost)
    .flatMap((ranked) =>
      passagesFor(ranked, ranked.event === context).map((passage) => ({ ...ranked, passage })),
    )
    .slice(0, passagesMost)
    .map(({ event, passage }): NumberedPassage => {
      const numbers = sources.cite(event, passage);
      const [first] = numbers;
      const cited = sources.list().find(({ order }) => order === first);
      const { source: name = '', title = '', release_time = event.release_time } = cited ?? {};
      return {
        numbers,
        // The name of a feed is untrusted.
        source: isInstruction(name) ? '' : name.slice(0, sourceChars),
        date: release_time > 0 ? isoDay(release_time) : '',
        // The sample edition cites web pages, whose titles are not headlines.
        title: event.writing === 'sample' || isInstruction(title) ? '' : title.slice(0, titleChars),
        passage,
      };
    });
  return { sources, passages: passages.filter(({ numbers }) => numbers.length > 0) };
}
