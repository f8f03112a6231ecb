// The report of a day as a mail: plain text and simple HTML with the same content. Protects: text
// of feeds stays text, and one click unsubscribes (RFC 8058).
import type { DailyReport } from '@/lib/contract';
import { dayInWords } from '@/lib/model/calendar-words';
import { pickText, toTag, type Language } from '@/lib/model/text/languages';
import type { Message } from '../accounts/delivery-channel';
import { mailPhrases } from './phrases';
import { escapeMarkup } from '@/lib/model/text/escape-markup';

/** How many entries of each section a mail contains. */
const dailyMailEntries = 4;

/** What the mail links to: the reader's site, its name, and the unsubscribe address. */
export type MailSite = { origin: string; brand: string; unsubscribe: string };

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `unsubscribe` is an address of the site that works without a sign-in. */
export function dailyMail(
  report: DailyReport,
  lang: Language,
  to: string,
  { origin, brand, unsubscribe }: MailSite,
): Message {
  const phrases = mailPhrases[lang];
  const date = dayInWords(report.day, toTag(lang));
  const subject = filled(phrases.subject, { brand, date });
  const plural = new Intl.PluralRules(toTag(lang));
  const sources = (count: number) =>
    filled(phrases.sources[plural.select(count) === 'one' ? 'one' : 'other'], { count });
  const all = `${origin}/m/day?date=${report.day}`;
  const why = filled(phrases.why, { brand });
  const text: string[] = [subject, ''];
  const html: string[] = [`<h1 style="font-size:20px">${escapeMarkup(subject)}</h1>`];
  for (const { name, entries } of report.sections) {
    const section = pickText(name, lang);
    text.push(section.toUpperCase(), '');
    html.push(
      `<h2 style="font-size:16px">${escapeMarkup(section)}</h2><ul style="padding-left:18px">`,
    );
    for (const entry of entries.slice(0, dailyMailEntries)) {
      const link = `${origin}/m/news/detail?id=${encodeURIComponent(entry.event_id)}`;
      const [source] = entry.sentence?.references ?? [];
      const quoted = entry.sentence && {
        text: entry.sentence.text,
        by: [source?.source, sources(entry.sources_count)].filter(Boolean).join(' · '),
      };
      text.push(`* ${entry.title}`);
      if (quoted) text.push(`  ${quoted.text} (${quoted.by})`);
      text.push(`  ${link}`, '');
      html.push(
        `<li style="margin-bottom:12px" lang="${escapeMarkup(entry.lang)}"><a href="${escapeMarkup(link)}">${escapeMarkup(entry.title)}</a>`,
        quoted
          ? `<br><span lang="${escapeMarkup(entry.sentence?.lang ?? entry.lang)}">${escapeMarkup(quoted.text)}</span> <small>(${escapeMarkup(quoted.by)})</small>`
          : '',
        '</li>',
      );
    }
    html.push('</ul>');
  }
  text.push(`${phrases.all}: ${all}`, '', why, `${phrases.stop}: ${unsubscribe}`, '');
  html.push(
    `<p><a href="${escapeMarkup(all)}">${escapeMarkup(phrases.all)}</a></p>`,
    `<p><small>${escapeMarkup(why)} <a href="${escapeMarkup(unsubscribe)}">${escapeMarkup(phrases.stop)}</a></small></p>`,
  );
  return {
    ...{ kind: 'email', to, subject, text: text.join('\n') },
    html: `<!doctype html><html lang="${toTag(lang)}"><meta charset="utf-8"><title>${escapeMarkup(subject)}</title><body style="font-family:sans-serif;line-height:1.5;max-width:600px">${html.join('')}</body></html>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
