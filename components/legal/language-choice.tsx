import { toTag, type Language } from '@/lib/model/text/languages';
import { languageNames } from '@/components/shell/language-names';
import { words } from './texts/words';
import styles from './legal.module.css';

/** The languages in which a document exists, as links that work without scripts. */
export function LanguageChoice({
  offered,
  chosen,
}: {
  offered: readonly Language[];
  chosen: Language;
}) {
  return (
    <nav aria-label={words[chosen].languages} className={styles.languages}>
      {offered.map((language) => (
        <a
          key={language}
          href={`?language=${language}`}
          lang={toTag(language)}
          hrefLang={toTag(language)}
          aria-current={language === chosen ? 'true' : undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
