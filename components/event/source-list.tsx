'use client';
import { ClockLabel } from '@/components/event/clock-label';
import { SourceLogos } from '@/components/ui/source-logos';
import { hostOf, sourceName } from '@/lib/model/feed/entry';
import { titleTag } from '@/lib/model/feed/title-tag';
import { referenceId } from '@/lib/model/markdown/citations';
import type { NumberedSource } from '@/lib/state/page/popups';
import { SourceLink } from '../shell/source-link';

/** Sources with their number, icon, publisher, title and day. `anchored` gives them element ids. */
export function SourceList({
  sources,
  anchored = false,
}: {
  sources: readonly NumberedSource[];
  anchored?: boolean;
}) {
  return (
    <ol className="m-0 list-none p-0">
      {sources.map((source, index) => {
        const name = sourceName(source);
        const number = source.order ?? index + 1;
        return (
          <li
            key={`${number}:${source.link}`}
            id={anchored ? referenceId(number) : undefined}
            value={number}
            className="scroll-mt-16 border-t border-hairline py-3 first:border-t-0 target:bg-accent-soft"
          >
            <SourceLink href={source.link} className="group flex gap-3 text-ink no-underline">
              <span className="tabular min-w-4 shrink-0 pt-px text-meta leading-[1.375rem] text-accent">
                {number}
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2 text-meta text-ink-2">
                  <SourceLogos logos={[{ host: hostOf(source.link), name }]} max={1} size={16} />
                  <span className="min-w-12 shrink-[99] truncate">{name}</span>
                  {source.release_time ? (
                    <span className="min-w-0">
                      · <ClockLabel time={source.release_time} />
                    </span>
                  ) : null}
                </span>
                <span
                  lang={titleTag(source)}
                  className="mt-0.5 line-clamp-2 text-brief group-hover:text-accent"
                >
                  {source.title || hostOf(source.link)}
                </span>
              </span>
            </SourceLink>
          </li>
        );
      })}
    </ol>
  );
}
