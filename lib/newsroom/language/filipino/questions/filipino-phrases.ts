// The assistant's own sentences in Filipino.
import type { LatestReplies, Phrases, TalkReplies } from '../../lexicon/phrases';

export const filipinoPhrases: Phrases = {
  quotes:
    'Ito ang mga sipi mula sa mga pinagmulan na may kinalaman sa tanong mo, salita por salita:',
  closest:
    'Wala akong nakitang siping tuwirang sumasagot dito. Ito ang pinakamalapit, salita por salita:',
  linked: 'Hindi ito binanggit sa artikulong ito. Binanggit ito sa kaugnay na mga artikulo:',
  keyword: 'Ito ang sinasabi ng mga pinagmulan tungkol sa “{x}”, salita por salita:',
  besideSentence: 'Ito pa ang sinasabi ng mga pinagmulan kaugnay nito, salita por salita:',
  sentence:
    'Ito ang pangungusap at ang sinasabi ng mga pinagmulan kaugnay nito, salita por salita:',
  leads: 'Ito ang mga pangunahing sipi ng artikulo, salita por salita:',
  telling: 'Ito ang mga sipi ng artikulo tungkol dito, salita por salita:',
  about: 'Ito ang mga balita tungkol sa “{x}”, salita por salita mula sa mga pinagmulan:',
  nothing:
    'Wala sa mga artikulo rito ang sumasagot sa tanong na ito. Subukan ang ibang salita, o magtanong sa loob ng isang artikulo.',
  near: 'Wala akong nakitang siping nagsasabi nito. Malapit dito ang paksa ng mga artikulo sa ibaba.',
  noValue:
    'Wala akong live na presyo o palitan, at walang artikulo nitong mga nakaraang araw na nagsasabi ng halagang ito. Magtanong na lang ng balita tungkol dito.',
  notInArticle: 'Hindi ito binanggit sa artikulong ito. Maaari mong hanapin sa lahat ng balita.',
  notInTopic:
    'Hindi ito binanggit sa mga artikulo ng paksang ito. Maaari mong hanapin sa lahat ng balita.',
  modelAway:
    'Hindi makasulat ng sagot sa ngayon; mga sipi muna mula sa mga pinagmulan ang nasa ibaba.',
  modelAwayNothing: 'Hindi makasulat ng sagot sa ngayon. Subukan ulit mamaya.',
  brokenOff: 'Naputol dito ang sagot. Nananatili ang naisulat na.',
  tooLong: 'Tinapos dito ang sagot dahil masyado na itong mahaba.',
};

export const filipinoTalkReplies: TalkReplies = {
  greeting: 'Kumusta! Magtanong ka tungkol sa balita, o sabihin ang “Pinakabagong balita”.',
  thanks: 'Walang anuman.',
  farewell: 'Paalam!',
  self: 'Ako ang katuwang ng site ng balitang ito, isang programa. Sumasagot ako mula sa mga artikulo rito at binabanggit ang mga pinagmulan.',
  abilities:
    'Sumasagot ako mula sa mga artikulo ng site na ito, kasama ang mga pinagmulan. Maaari mong itanong:\n\n- ang tungkol sa artikulong binabasa mo\n- “Ano ang balita ngayon?” o “Pinakabagong balita”\n- “Balita tungkol sa …” isang tao, lugar o paksa\n\nAng alam ko lang ay ang nasa mga artikulo.',
  blame:
    'Paumanhin po. Ang nasa mga artikulo rito lang ang masisipi ko: subukan ang ibang salita, o magtanong sa loob ng isang artikulo.',
  live: 'Mga artikulo lang ng site na ito ang alam ko, kaya hindi ko masasabi ang lagay ng panahon, ang oras o kung nasaan na ang isang padala. Subukan ang “balita tungkol sa panahon”, o magtanong tungkol sa iba pang balita.',
  aside:
    'Isa akong programa na mga artikulo lang ng site na ito ang alam. Wala akong damdamin o sariling opinyon, at hindi ako nagbibiro o nagkukuwenta. Magtanong ka tungkol sa balita, o sabihin ang “Pinakabagong balita”.',
};

export const filipinoLatestReplies: LatestReplies = {
  any: 'Ito ang mga pinakabagong pangyayari:',
  day: 'Ito ang dumating sa nakaraang 24 na oras:',
  yesterday: 'Ito ang dumating kahapon:',
  week: 'Ito ang dumating sa nakaraang pitong araw:',
  then: 'Ito ang dumating sa panahong iyon:',
  today: 'Ito ang dumating ngayong araw:',
  nothingYesterday: 'Walang dumating dito kahapon. Ito ang mga pinakabago:',
  nothingThen: 'Walang dumating dito sa panahong iyon.',
  older: 'Walang dumating sa panahong iyon. Ito ang mga pinakabago bago noon:',
  report: 'Ang ulat ng araw',
  none: 'Wala pang mga balita rito.',
};
