// The wire's spelling of languages.
import type { ContentLanguage } from './languages';

const wireNames = { en: 'EN', zh: 'ZH', ph: 'PH', source: 'source' } as const satisfies Record<
  ContentLanguage,
  string
>;

/** The spelling of the service wire: `EN`, `ZH`, `PH`, or `source`. */
export function toWireLanguage<L extends ContentLanguage>(language: L): (typeof wireNames)[L] {
  return wireNames[language];
}
