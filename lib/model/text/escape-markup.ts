// Text as a part of HTML or XML that we write ourselves: mails, feeds, OPML, the sitemap.
import { xmlText } from './xml-text';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for the content of an element or a quoted attribute, in HTML as in XML, which has no
 * place for some signs: these go.
 */
export const escapeMarkup = (text: string): string =>
  xmlText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
