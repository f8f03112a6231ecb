// The site of the share pages in these tests, with the messages of a language.
import { createTranslator } from 'next-intl';
import type { ShareSite } from '@/components/share/share-site';
import { toTag, type Language } from '@/lib/model/text/languages';
import { allMessages as messages } from '@/tests/all-messages';

export function siteIn(language: Language): ShareSite {
  const tag = toTag(language);
  // Every language has the same keys: a test of the messages checks that.
  const own = messages[language] as (typeof messages)['en'];
  const t = createTranslator({ locale: tag, messages: own, namespace: 'share' });
  return {
    language,
    tag,
    t: (key, values) => t(key as never, values as never),
    brand: 'Cubewire',
    origin: 'https://share.example',
    readerOrigin: 'https://news.example',
    large: false,
    css: '',
    script: '',
  };
}
