// Pairs of Chinese words that cannot both be right in two reports of one matter.
import type { OppositePairs } from '../../language';

export const chineseOpposites: OppositePairs = [
  ['上涨', '下跌'],
  ['上升', '下降'],
  ['增长', '下降'],
  ['同意', '拒绝'],
  ['通过', '否决'],
  ['证实', '否认'],
  ['北部', '南部'],
  ['东部', '西部'],
  ['哥哥', '弟弟'],
  ['姐姐', '妹妹'],
];
