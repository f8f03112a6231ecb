// Words around Chinese names. There are no capitals: see `chinese-names.ts` for how names are found.
import type { NameWords } from '../language';
import { words } from '../word-list';
import { chineseStopWords } from './chinese-stop-words';

export const chineseNameWords: NameWords = {
  honorifics: words(
    '总统 总理 主席 总书记 书记 部长 外长 省长 市长 局长 发言人 首相 国王 议长 司令 院长 会长 教授 董事长 行政长官 防长 秘书长 主任',
  ),
  connectors: words(''),
  calendar: words(''),
  notNames: chineseStopWords,
  speech: { after: /^[^，。；]{0,6}(?:表示|指出|强调|称|说|认为|宣布)/, before: /$^/ },
  standsAlone: /$^/,
  withoutArticle: /$^/,
  place: /(?:在|位于|前往|抵达|来到)$/,
  person:
    /(?:总统|总理|主席|总书记|书记|部长|外长|省长|市长|局长|发言人|首相|议长|院长|会长|教授|董事长|行政长官|防长|秘书长|主任)$/,
  article: /$^/,
};
