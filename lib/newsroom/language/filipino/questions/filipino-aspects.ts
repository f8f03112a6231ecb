// How Filipino asks for aspects that any article may have, and how a sentence shows that it covers
// one.
import type { AspectSigns } from '../../lexicon/aspect-signs';

export const filipinoAspects: AspectSigns = {
  background: {
    asks: /\bano ang (?:pinagmulan|konteksto|pinagmulan nito|nauna)(?: nito| rito| dito)?\b|\bpaano (?:ito )?nagsimula(?: ito)?\b/i,
    tells:
      /\b(?:noong|nakaraang|nakalipas|dati|dating|matagal nang|mula noong|ago|earlier this|previously|had been|in (?:19|20)\d\d|last (?:week|month|year))\b/i,
    offered: 'Paano ito nagsimula?',
  },
  outlook: {
    asks: /\bano ang (?:posibleng )?(?:sumunod|susunod)(?: na)?(?: mangyari| mangyayari| hakbang)?\b|\bano na ang mangyayari\b/i,
    tells:
      /\b(?:inaasahan\w*|nakatakda\w*|balak|plano\w*|susunod na|sa darating na|will|(?:is|are) (?:expected|scheduled|set|due) (?:to|on|in)|plans? to|set to|scheduled (?:to|for)|next (?:week|month|year))\b/i,
    offered: 'Ano ang susunod na mangyayari?',
  },
  reactions: {
    asks: /\bano ang (?:mga )?(?:reaksiyon|reaksyon|tugon)(?: ng (?:mga )?tao| ng publiko)?\b/i,
    tells:
      /\b(?:kinondena|binatikos|pinuna|pinuri|tinutulan|nanawagan|hinimok|nagbabala|tumugon|umalma|nagprotesta|criticized|condemned|praised|urged|opposed|rejected|warned|responded)\b/i,
    offered: 'Ano ang reaksiyon ng mga tao?',
  },
  cause: {
    asks: /^\s*(?:eh )?bakit(?: (?:ito|ganito|ganoon|nangyari ito|ito nangyari))?\s*\??$|\bano ang (?:dahilan|sanhi)(?: nito)?\b/i,
    tells:
      /\b(?:dahil|kasi|masyado(?:ng)? (?!maaga|huli)[a-z]+|sanhi|bunsod|upang|because|due to|caused by|so that|as a result|led to)\b/i,
    tellsClearly:
      /\b(?:dahil(?: sa)?|kasi|sanhi ng|bunsod ng|bunga ng|because|due to|caused by|as a result of)\b/i,
    offered: 'Bakit ito nangyari?',
  },
  figures: {
    asks: /\bano(?:ng| ang) mga (?:bilang|numero)(?: (?:ang|na) binanggit)?\b|^\s*(?:ilan|magkano)\s*\??$/i,
    tells:
      /[₱$]\s?\d|\bP\d|\d\s?(?:%|porsiyento|porsyento|percent|libo|milyon|bilyon|million|billion)|(?<![\p{L}\d.-])(?!(?:19|20)\d\d(?!\d))\d[\d,.]*(?: (?:na )?\p{Ll}[\p{L}-]*){1,3}|\b(?:dalawang|tatlong|apat na|limang|anim na|pitong|walong|siyam na|sampung|daan-daang|libo-libong) \p{Ll}+/u,
    offered: 'Ano ang mga bilang na binanggit?',
  },
  time: {
    asks: /^\s*kailan(?: (?:ito|ito nangyari|nangyari ito))?\s*\??$/i,
    tells:
      /\b(?:enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|lunes|martes|miyerkules|huwebes|biyernes|sabado|linggo|(?:19|20)\d\d|noong|ngayong|january|february|march|april|may \d{1,2}|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
    offered: 'Kailan ito nangyari?',
  },
  effects: {
    asks: /\bsino ang (?:mga )?(?:maaapektuhan|apektado)(?: nito)?\b|\bano ang (?:epekto|kahulugan) nito\b/i,
    tells:
      /\b(?:apekt\w+|naapekt\w+|nasawi|namatay|nasugatan|lumikas|biktima\w*|nawalan|affected|killed|injured|died|displaced|victims?|evacuat\w+)\b/i,
    offered: 'Sino ang apektado nito?',
  },
  sources: {
    asks: /\bsaan nagkakaiba ang mga ulat\b|\bano ang sinasabi ng bawat (?:source|pinagmulan|pinagkunan)\b/i,
    offered: 'Ano ang sinasabi ng bawat source?',
  },
  main: {
    asks: /\bano ang (?:mga )?(?:pangunahing|mahahalagang) punto\b|\bbuod\b|\b(?:ibuod|tungkol saan ito|ano ang nangyari|ano ang nangyayari|dagdag pa|sabihin pa|ano pa|(?:mas )?(?:paikliin|maikli|mahaba|simple|detalyado)(?: pa| mo| naman)*)\b\s*\??/i,
    offered: 'Ano ang mga pangunahing punto?',
  },
};
