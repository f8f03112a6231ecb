// The parts of an event beside its text: its timeline, what each source leads with, where sources
// differ, and how many outlets carry the same text. Every line cites its report.
import type { Reference } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import type { Article, EventBody } from '@/lib/newsroom/types';
import type { Draft } from './draft';
import { citedLine, localized } from './shown-text';
import { syndicationOf } from './syndication';

type Parts = Pick<EventBody, 'timeline' | 'perspectives' | 'differences' | 'syndication'>;

/** Undefined instead of an empty list: most events have none of them. */
const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

export function sectionsOf(
  draft: Draft,
  articles: readonly Article[],
  references: readonly Reference[],
  lang: Language,
): Parts {
  const line = (text: string, article: Article) => citedLine(text, article, references, lang);
  const title = ({ source }: Article) => localized(source, lang);
  return {
    timeline: some(
      draft.timeline.map(({ time, article, text }) => ({
        ...{ time, title: title(article), text: line(text, article) },
      })),
    ),
    perspectives: some(
      draft.perspectives.map(({ article, text }) => ({
        ...{ title: title(article), text: line(text, article) },
      })),
    ),
    differences: some(
      draft.differences.map(({ words, sides }) => ({
        title: localized(words.join(' / '), lang),
        sides: sides.map(({ article, text }) => ({
          ...{ title: title(article), text: line(text, article) },
        })),
      })),
    ),
    syndication: syndicationOf(articles),
  };
}
