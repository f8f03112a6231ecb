import { CardMode, type CardModeValue } from '@/lib/model/wire/card-enums';
// The classes that determine a card's height, shared by the card and its placeholder.

export const cardClass = 'border-b border-hairline px-4 pt-4 pb-3';
export const briefClass = 'mt-1.5 line-clamp-3 text-brief';
export const rowClass = 'mt-3 flex items-center gap-1.5 text-meta';
export const factsClass = 'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1';

export const titleClass = (mode: CardModeValue): string =>
  `font-title font-semibold text-pretty ${mode === CardMode.TitleOnly ? 'text-body leading-6' : 'text-card-title'}`;

/** The box for this number of images: one, two side by side, or one large and two small. */
export function coverShape(boxes: number): string {
  if (boxes === 1) return 'aspect-video';
  return boxes === 2
    ? 'aspect-[8/3] grid-cols-2'
    : 'aspect-video grid-cols-[2fr_1fr] grid-rows-2 [&>:first-child]:row-span-2';
}
