import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';

const judged = (sentence: string, text: string, lang: Language) =>
  judge(sentence, lang, [{ text, before: '', lang }]).verdict;

/** A passage, the same statement from the other side, and a different statement. */
type Row = readonly [lang: Language, passage: string, held: string, wrong: string];

const rows: readonly Row[] = [
  ['en', 'Velto bought Orbin for $5 million.', 'Orbin was bought by Velto for $5 million.', 'Velto was bought by Orbin for $5 million.'],
  ['en', 'Orbin was bought by Velto for $5 million.', 'Velto bought Orbin for $5 million.', 'Orbin bought Velto for $5 million.'],
  ['en', 'Police in Osk arrested Petra Lund.', 'Petra Lund was arrested by police in Osk.', 'Police in Osk were arrested by Petra Lund.'],
  ['en', 'Petra Lund was arrested by police in Osk.', 'Police in Osk arrested Petra Lund.', 'Osk arrested Petra Lund.'],
  ['en', 'On Monday, Orbin will be bought by Velto.', 'On Monday, Velto will buy Orbin.', 'On Monday, Velto bought Orbin.'],
  ['en', 'Officials said the harbor was closed by the storm.', 'Officials said the storm closed the harbor.', 'The storm closed officials.'],
  ['en', 'Petra Lund and Karl Dorn were arrested by police.', 'Petra Lund and Karl Dorn were arrested by police.', 'Petra Lund and police arrested Karl Dorn.'],
  ['en', "Petra Lund's brother was arrested by police.", "Police arrested Petra Lund's brother.", 'Police arrested Petra Lund.'],
  ['en', 'The brother of Petra Lund was arrested by police.', 'Police arrested the brother of Petra Lund.', 'Police arrested Petra Lund.'],
  ['en', 'Petra Lund was not arrested by police.', 'Police did not arrest Petra Lund.', 'Police arrested Petra Lund.'],
  ['en', 'Petra Lund may be arrested by police.', 'Police may arrest Petra Lund.', 'Police arrested Petra Lund.'],
  ['en', 'Petra Lund was hit by a truck of Orbin.', 'A truck of Orbin hit Petra Lund.', 'Orbin hit Petra Lund.'],
  ['en', 'Reports that Petra Lund was arrested by police are wrong.', 'Reports that Petra Lund was arrested by police are wrong.', 'Police arrested Petra Lund.'],
  ['en', 'If Petra Lund is arrested by police, Karl Dorn resigns.', 'If Petra Lund is arrested by police, Karl Dorn resigns.', 'Police arrested Petra Lund.'],
  ['en', 'The law was passed by 60 votes to 40.', 'The law was passed by 60 votes to 40.', '60 votes to 40 passed the law.'],
  ['zh', '柯雅起诉陆明。', '陆明被柯雅起诉。', '柯雅被陆明起诉。'],
  ['zh', '青石银行被白鹿集团收购。', '白鹿集团收购青石银行。', '青石银行收购白鹿集团。'],
  ['zh', '法院判决渔民协会向澜海公司赔偿400万元。', '渔民协会被法院判决向澜海公司赔偿400万元。', '澜海公司被法院判决向渔民协会赔偿400万元。'],
  ['zh', '陆明的弟弟被警方逮捕。', '警方逮捕陆明的弟弟。', '警方逮捕陆明。'],
  ['zh', '陆明没有被警方逮捕。', '陆明没有被警方逮捕。', '警方逮捕陆明。'],
  ['zh', '陆明和柯雅被警方逮捕。', '陆明和柯雅被警方逮捕。', '陆明和警方逮捕柯雅。'],
]; // prettier-ignore

describe('a sentence in the opposite voice', () => {
  it.each(rows)('%s: %s is %s, not %s', (lang, passage, held, wrong) => {
    expect(judged(held, passage, lang)).not.toBe('unconfirmed');
    expect(judged(wrong, passage, lang)).toBe('unconfirmed');
  });
});

describe('the speaker, named before or after the statement', () => {
  it.each<Row>([
    ['en', '“The dam is safe,” engineer Tomas Weir said, but Ada Koll disagreed.', 'Engineer Tomas Weir said the dam is safe.', 'Ada Koll said the dam is safe.'],
    ['en', '“The dam is safe,” Tomas Weir said, while Ada Koll said the bridge is weak.', 'Tomas Weir said the dam is safe.', 'Ada Koll said the dam is safe.'],
    ['en', 'The old dam near the town of Osk is safe and dry, Tomas Weir said.', 'Tomas Weir said the old dam near the town of Osk is safe and dry.', 'The town of Osk said the old dam is safe and dry.'],
    ['en', 'The dam is safe if it is dry, Tomas Weir said.', 'The dam is safe if it is dry, Tomas Weir said.', 'Tomas Weir said the dam is safe.'],
    ['en', 'Tomas Weir denied that the dam is safe, Ada Koll said.', 'Ada Koll said Tomas Weir denied that the dam is safe.', 'Ada Koll said the dam is safe.'],
    ['en', 'Tomas Weir said the dam is safe, Ada Koll disagreed.', 'Tomas Weir said the dam is safe.', 'Ada Koll said the dam is safe.'],
    ['zh', '工程师魏远说大坝是安全的，部长柯雅不同意。', '工程师魏远说大坝是安全的。', '部长柯雅说大坝是安全的。'],
    ['zh', '大坝是安全的，工程师魏远说。', '工程师魏远说大坝是安全的。', '工程师魏远说大坝是危险的。'],
    ['zh', '大坝是安全的，魏远说，大桥是危险的，柯雅说。', '大坝是安全的，魏远说，大桥是危险的，柯雅说。', '柯雅说大坝是安全的。'],
    ['zh', '魏远说大坝是安全的，柯雅说大桥是危险的。', '魏远说大坝是安全的。', '柯雅说大坝是安全的。'],
    ['ph', 'Sinabi ni Rex Dulo na ligtas ang dam at sinabi ni Ada Koll na mahina ang tulay.', 'Sinabi ni Rex Dulo na ligtas ang dam.', 'Sinabi ni Ada Koll na ligtas ang dam.'],
  ])('%s: %s is %s, not %s', (lang, passage, held, wrong) => {
    expect(judged(held, passage, lang)).not.toBe('unconfirmed');
    expect(judged(wrong, passage, lang)).toBe('unconfirmed');
  });
}); // prettier-ignore

describe('Filipino numbers and days', () => {
  it.each<Row>([
    ['ph', 'Labindalawang minero ang nailigtas sa Karang.', '12 minero ang nailigtas sa Karang.', '2 minero ang nailigtas sa Karang.'],
    ['ph', 'Dalawampu’t limang bata ang nasugatan.', '25 bata ang nasugatan.', '20 bata ang nasugatan.'],
    ['ph', 'Labing-apat na bata ang nasugatan.', '14 na bata ang nasugatan.', '4 na bata ang nasugatan.'],
    ['ph', 'Mas maraming sasakyan ang naibenta ng Orbin kaysa sa Velto noong 2025.', 'Noong 2025, mas maraming sasakyan ang naibenta ng Orbin kaysa sa Velto.', 'Noong 2025, mas maraming sasakyan ang naibenta ng Velto kaysa sa Orbin.'],
    ['ph', 'Isinara ang tulay noong 2019 at binuksan ang paaralan noong 2020.', 'Isinara ang tulay noong 2019.', 'Isinara ang tulay noong 2020.'],
  ])('%s: %s is %s, not %s', (lang, passage, held, wrong) => {
    expect(judged(held, passage, lang)).not.toBe('unconfirmed');
    expect(judged(wrong, passage, lang)).toBe('unconfirmed');
  });
}); // prettier-ignore
