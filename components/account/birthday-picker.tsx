'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { daysIn, dayText, isBirthday, readDay, type Day } from '@/lib/model/account/birthday';
import { firstBirthday } from '@/lib/model/limits/account';

const names = ['year', 'month', 'day'] as const;
type Name = (typeof names)[number];

const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The order in which a language writes the parts of a date. */
function orderOf(locale: string): Name[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const found = parts.formatToParts(0).map(({ type }) => type);
  return [...names].sort((a, b) => found.indexOf(a) - found.indexOf(b));
}

function monthName(locale: string, month: number): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, month - 1, 1));
}

/** The available choices, given those already made: nothing before the first day or after today. */
function choicesOf({ year, month }: Partial<Day>, first: Day, last: Day): Record<Name, number[]> {
  const isLast = year === last.year && month === last.month;
  return {
    year: upTo(first.year, last.year).reverse(),
    month: upTo(year === first.year ? first.month : 1, year === last.year ? last.month : 12),
    day: upTo(1, isLast ? last.day : daysIn(year ?? 2000, month ?? 1)),
  };
}

/**
 * "A birthday picker", between 1800-02-01 and today; reports the day once it is complete, else ''.
 */
export function BirthdayPicker({
  value,
  today,
  onChange,
}: {
  value: string;
  today: string;
  onChange(birthday: string): void;
}) {
  const t = useTranslations('account.age');
  const locale = useLocale();
  const [chosen, setChosen] = useState<Partial<Day>>(() => readDay(value) ?? {});
  const [first, last] = [readDay(firstBirthday), readDay(today)];
  if (!first || !last) return null;
  const choices = choicesOf(chosen, first, last);

  const choose = (name: Name, number: number | undefined) => {
    const { year, month, day }: Partial<Day> = { ...chosen, [name]: number };
    // The 31st of a month with 30 days is invalid: the day has to be chosen again.
    const known = { year, month, day };
    if (day !== undefined && day > daysIn(year ?? 2000, month ?? 1)) known.day = undefined;
    setChosen(known);
    const whole = year && month && known.day;
    const text = whole ? dayText({ year, month, day: whole }) : '';
    onChange(isBirthday(text, today) ? text : '');
  };

  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={t('birthday')}>
      {orderOf(locale).map((name) => (
        <label key={name} className={`relative min-w-24 ${name === 'month' ? 'flex-2' : 'flex-1'}`}>
          <span className="mb-1.5 block text-small font-medium">{t(name)}</span>
          <select
            value={choices[name].find((number) => number === chosen[name]) ?? ''}
            autoComplete={`bday-${name}`}
            onChange={({ target }) => choose(name, Number(target.value) || undefined)}
            className="tabular block min-h-13 w-full appearance-none rounded-cover border border-field bg-paper pr-9 pl-4 text-body"
          >
            <option value="">{t('choose')}</option>
            {choices[name].map((number) => (
              <option key={number} value={number}>
                {name === 'month' ? monthName(locale, number) : number}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute right-3 bottom-4.25 text-ink-2">
            <Icon name="down" size={18} />
          </span>
        </label>
      ))}
    </div>
  );
}
