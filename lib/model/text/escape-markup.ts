// Escapes text for HTML or XML that we write ourselves: mails, feeds, OPML, the sitemap.
import { xmlText } from './xml-text';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for the content of an element or a quoted attribute, in HTML as in XML, and
 * removes characters that XML does not allow.
 */
export const escapeMarkup = (text: string): string =>
  xmlText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
