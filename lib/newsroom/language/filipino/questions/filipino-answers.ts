// Phrases in a model's Filipino answers that are not statements about the news.
import type { AnswerForms } from '../../language';

export const filipinoAnswers: AnswerForms = {
  opens: /^(?:(?:maikling |mabilis na )?sagot[:,]?\s*)?(?:oo|opo|hindi|tama|siyempre|sa madaling salita|sa madaling sabi|buod|bilang buod|mga detalye|narito ang.{0,60}|ito ang.{0,40}|ayon sa mga (?:pinagkunan|ulat|artikulo))\s*[.:!,–—-]*$/i,
  refuses: [
    /\b(?:paumanhin|pasensya|pasensiya|ikinalulungkot|sa kasamaang[- ]palad)\b/i,
    /\b(?:hindi) (?:ko |namin )?(?:masasagot|masagot|matukoy|alam|makita|maibigay|kayang sagutin)\b/i,
    /\b(?:hindi|walang|wala) .{0,30}(?:sinasagot|nabanggit|binanggit|nakasaad|tinukoy|sagot|impormasyon).{0,60}\b(?:sipi|artikulo|pinagkunan|ulat|teksto|tanong)\b|\b(?:sipi|artikulo|pinagkunan|ulat|teksto)\b.{0,40}\b(?:hindi|walang|wala)\b.{0,30}(?:sumasagot|sinasagot|nabanggit|binanggit|nakasaad|tinukoy|sagot|impormasyon)/i,
  ],
  presses:
    /\b(?:i-?click|pindutin) (?:dito|ang link)\b|\b(?:magpadala|ipadala)\b.{0,30}\b(?:bitcoin|btc|wallet|gcash)\b/i,
}; // prettier-ignore
