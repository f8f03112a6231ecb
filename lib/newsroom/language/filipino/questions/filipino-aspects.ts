// How what any article may be asked for is asked in Filipino, and what a sentence shows that tells of it.
import type { AspectSigns } from '../../lexicon/aspect-signs';

export const filipinoAspects: AspectSigns = {
  background: {
    asks: /\bano ang (?:pinagmulan|konteksto|pinagmulan nito|nauna)(?: nito| rito| dito)?\b|\bpaano (?:ito )?nagsimula(?: ito)?\b/i,
    tells:
      /\b(?:noong|nakaraang|nakalipas|dati|dating|matagal|simula|mula noong|unang|matapos|pagkatapos|bago|last|since|after|ago|earlier|previously|following|in (?:19|20)\d\d)\b/i,
    offered: 'Paano ito nagsimula?',
  },
  outlook: {
    asks: /\bano ang (?:posibleng )?(?:sumunod|susunod)(?: na)?(?: mangyari| mangyayari| hakbang)?\b|\bano na ang mangyayari\b/i,
    tells:
      /\b(?:inaasahan\w*|nakatakda\w*|balak|plano\w*|susunod|magiging|maaari\w*|posible\w*|hanggang|will|would|expected|plans?|set to|likely|could|may|scheduled|next)\b/i,
    offered: 'Ano ang susunod na mangyayari?',
  },
  reactions: {
    asks: /\bano ang (?:mga )?(?:reaksiyon|reaksyon|tugon)(?: ng (?:mga )?tao| ng publiko)?\b/i,
    tells:
      /\b(?:kinondena|binatikos|pinuna|pinuri|tinutulan|nanawagan|hinimok|iginiit|nagbabala|tugon|ayon|sinabi|ani|giit|said|says|told|criticized|condemned|praised|urged)\b/i,
    offered: 'Ano ang reaksiyon ng mga tao?',
  },
  cause: {
    asks: /^\s*(?:eh )?bakit(?: (?:ito|ganito|ganoon|nangyari ito|ito nangyari))?\s*\??$|\bano ang (?:dahilan|sanhi)(?: nito)?\b/i,
    tells:
      /\b(?:dahil|kasi|kaya|upang|para|sanhi|bunsod|because|since|due to|after|over|amid|so that)\b/i,
    offered: 'Bakit ito nangyari?',
  },
  figures: {
    asks: /\bano(?:ng| ang) mga (?:bilang|numero)(?: (?:ang|na) binanggit)?\b|^\s*(?:ilan|magkano)\s*\??$/i,
    tells: /\d|\b(?:isang|dalawang|tatlong|apat|lima|sampu|libo|milyon|bilyon)\b/i,
    offered: 'Ano ang mga bilang na binanggit?',
  },
  time: {
    asks: /^\s*kailan(?: (?:ito|ito nangyari|nangyari ito))?\s*\??$/i,
    tells:
      /\b(?:enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|lunes|martes|miyerkules|huwebes|biyernes|sabado|linggo|(?:19|20)\d\d|noong|ngayong|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
    offered: 'Kailan ito nangyari?',
  },
  effects: {
    asks: /\bsino ang (?:mga )?(?:maaapektuhan|apektado)(?: nito)?\b|\bano ang (?:epekto|kahulugan) nito\b/i,
    tells:
      /\b(?:apekt\w+|naapekt\w+|residente\w*|pamilya\w*|manggagawa\w*|estudyante\w*|pasyente\w*|nasawi|namatay|nasugatan|lumikas|biktima\w*|tao|mamamayan|affect\w*|people|residents?|famil\w+|killed|injured)\b/i,
    offered: 'Sino ang apektado nito?',
  },
  sources: {
    asks: /\bsaan nagkakaiba ang mga ulat\b|\bano ang sinasabi ng bawat (?:source|pinagmulan|pinagkunan)\b/i,
    offered: 'Ano ang sinasabi ng bawat source?',
  },
  main: {
    asks: /\bano ang (?:mga )?(?:pangunahing|mahahalagang) punto\b|\bbuod\b|\b(?:ibuod|tungkol saan ito|ano ang nangyari|ano ang nangyayari|dagdag pa|sabihin pa)\b\s*\??/i,
    offered: 'Ano ang mga pangunahing punto?',
  },
};
