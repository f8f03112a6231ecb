// Which of our languages an article is written in. Publishers declare a language for the whole feed
// and mix: Philippine feeds carry English and Filipino side by side, Chinese sites run English pages.
import { toLanguage, type Language } from '@/lib/model/text/languages';

const filipino = new Set(
  'ang ng mga sa na ay si ni kay kina sina nina para hindi ito iyon siya niya sila nila kanyang kanilang ako ikaw kami tayo namin natin kung din rin pa lang lamang nang dahil matapos habang upang bago pero ngunit kaya wala walang mayroon isang ating aking iyong daw raw po ba nga naman din muna nasa noong nitong ngayong kapag gusto kanila niyang itong batay ayon umano bilang kasama'.split(
    ' ',
  ),
);
const english = new Set(
  'the of and to is for on that with was by from are has have had this will be been it its their his her they he she who which would could about into after over not but or an than more says said'.split(
    ' ',
  ),
);

const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const letters = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The language of `text`, leaning on what the feed declares where the text does not say. */
export function detectLanguage(text: string, declared: string | undefined): Language {
  const sample = text.slice(0, 4_000);
  const all = count(sample, letters);
  const chinese = count(sample, han);
  // One Chinese letter carries about as much as four Latin ones; kana means Japanese.
  if (chinese * 4 > all - chinese && chinese > 4 * count(sample, kana)) return 'zh';

  const words = sample.toLowerCase().match(/[a-zñ]+/g) ?? [];
  const inFilipino = words.filter((word) => filipino.has(word)).length;
  const inEnglish = words.filter((word) => english.has(word)).length;
  if (inFilipino + inEnglish >= 2 && inFilipino !== inEnglish) {
    return inFilipino > inEnglish ? 'ph' : 'en';
  }
  const fallback = toLanguage(declared, 'en');
  return fallback === 'zh' ? 'en' : fallback;
}
