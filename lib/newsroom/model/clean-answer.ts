// Cleans a model's text for display: text with bold and lists, without links. Protects: readers get
// no address except those of the references.

const images = /!\[([^\][]*)\](?:\([^()]*\)|\[[^\][]*\])?/g;
const links = /\[([^\][]*)\](?:\([^()]*\)|\[(?!\d+\])[^\][]+\])/g;
const definitions = /^\s{0,3}\[[^\][]+\]:.*$/gm;
const schemes =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:javascript|data|vbscript|mailto|tel|sms|blob|file):)[^\s<>"'`，。；）]*/gi;
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** A host with a path or a common ending; "U.S." and "3.5" are none. */
const hosts =
  /\b(?:www\.[^\s<>"'`，。；）]+|(?:[a-z0-9-]{2,}\.)+(?:com|net|org|info|biz|io|ai|app|dev|xyz|site|online|shop|club|tv|cc|ru|cn|ph|uk|eu|gg|ly|example|test|invalid|zip|mov)\b(?:[/?#:][^\s<>"'`，。；）]*)?|(?:\d{1,3}\.){3}\d{1,3}(?:[:/][^\s<>"'`，。；）]*)?|(?:[a-z0-9-]{2,}\.)+[a-z]{2,}\/[^\s<>"'`，。；）]*)/gi;
const code = /```[\s\S]*?(?:```|$)|`/g;
const html = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z!?][^<>]*>?/gi;
/** Wallet addresses, whole or truncated: money sent there is lost. */
const wallets =
  /\b(?:bc1|ltc1|tb1|addr1)[a-z0-9]{4,}[…]?|\b0x[a-f0-9]{6,}[…]?|\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b|\bT[a-km-zA-HJ-NP-Z1-9]{33}\b|\b4[0-9AB][a-km-zA-HJ-NP-Z1-9]{93}\b|\br[a-km-zA-HJ-NP-Z1-9]{24,34}\b/gi;
/** The marks of other prompt formats, and invisible characters. */
const hidden = /[\u{E0000}-\u{E007F}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\p{Cc}/gu;

/** One sentence or line; its citation marks were removed before. */
export function cleanSentence(text: string): string {
  return text
    .replace(hidden, '')
    .replace(code, '')
    .replace(html, '')
    .replace(definitions, '')
    .replace(images, '$1')
    .replace(links, '$1')
    .replace(schemes, '')
    .replace(mail, '')
    .replace(hosts, '')
    .replace(wallets, '')
    .replace(/[<>]/g, '')
    .replace(/[[\]]/g, '')
    .replace(/\(\s*\)|（\s*）/g, '')
    .replace(/ {2,}/g, ' ');
}

/** Whether a text contains a wallet address. */
export const namesWallet = (text: string): boolean => text.search(wallets) >= 0;
