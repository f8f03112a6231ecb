import { toTag, type Language } from '@/lib/model/text/languages';
import { words } from './texts/words';
import styles from './legal.module.css';

/** The documents' English puts the day first, as in "13 October 2024". */
const dateTags: Partial<Record<Language, string>> = { en: 'en-GB' };

/**
 * When a document was updated and from when it applies; ISO dates, formatted in the document's
 * language.
 */
export function DateLine({
  updated,
  effective,
  language,
}: {
  updated: string;
  effective: string;
  language: Language;
}) {
  const format = new Intl.DateTimeFormat(dateTags[language] ?? toTag(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const said = words[language];
  return (
    <p className={styles.dates}>
      <span>
        {said.updated} <time dateTime={updated}>{format.format(new Date(updated))}</time>
      </span>
      <span>
        {said.effective} <time dateTime={effective}>{format.format(new Date(effective))}</time>
      </span>
    </p>
  );
}
