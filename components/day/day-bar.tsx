'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { dayInWords } from '@/lib/model/calendar-words';

/**
 * Navigates between the available days: the previous one, the next one, or any of them. At either
 * end the button keeps the focus of the reader who pressed it.
 */
export function DayBar({
  day,
  days,
  onOpen,
}: {
  day: string | undefined;
  /** Newest first. */
  days: readonly string[];
  onOpen(day: string): void;
}) {
  const t = useTranslations('day');
  const locale = useLocale();
  const before = days.find((one) => day !== undefined && one < day);
  const after = days.findLast((one) => day !== undefined && one > day);
  const isListed = day !== undefined && days.includes(day);
  return (
    <div className="mx-1 flex items-center">
      <IconButton
        icon="back"
        label={t('previous')}
        aria-disabled={before === undefined}
        className="aria-disabled:opacity-40"
        onClick={() => before !== undefined && onOpen(before)}
      />
      {/* The chosen day is rendered below: a select truncates what is too long for one line. */}
      <div className="relative flex min-h-11 min-w-0 flex-1 items-center justify-between gap-1 rounded-cover border border-hairline bg-paper px-3 text-brief text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent">
        <span aria-hidden="true" className="py-1.5 [overflow-wrap:anywhere]">
          {day !== undefined && dayInWords(day, locale)}
        </span>
        <Icon name="down" size={16} />
        <select
          aria-label={t('choose')}
          value={isListed ? day : ''}
          onChange={({ target }) => onOpen(target.value)}
          className="absolute -inset-px h-[calc(100%+2px)] w-[calc(100%+2px)] cursor-pointer rounded-cover bg-paper text-brief text-ink opacity-0"
        >
          {!isListed && (
            // A day without a report is shown as well.
            <option value="" disabled>
              {day !== undefined && dayInWords(day, locale)}
            </option>
          )}
          {days.map((one) => (
            <option key={one} value={one}>
              {dayInWords(one, locale)}
            </option>
          ))}
        </select>
      </div>
      <IconButton
        icon="back"
        label={t('next')}
        aria-disabled={after === undefined}
        className="-scale-x-100 aria-disabled:opacity-40"
        onClick={() => after !== undefined && onOpen(after)}
      />
    </div>
  );
}
