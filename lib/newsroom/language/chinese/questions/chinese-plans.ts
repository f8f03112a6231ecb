// How Chinese says that an action is only planned or talked about. The dictionary joins some of
// these words with their neighbors: 拟在.
import type { PlanForms } from '../../lexicon/plan-forms';

export const chinesePlans: PlanForms = {
  before:
    /拟(?![人态合真])|洽谈|商谈|谈判|磋商|协商|探讨|讨论|探索|评估|酝酿|谋求|考虑|打算|计划(?=[与和同跟对向在将于])|潜在|有意|有望|希望|据传|传闻|消息[称指]|爆料|[被遭]曝(?![^，]*后)|或$/u,
  behind:
    /^(?:后(?:的?(?:公司|实体|集团))?|实体|方|案|交易|完成后)将(?![军领士近])|^[^，。；！？]{0,12}?(?:事宜|谈判|洽谈|磋商|可能(?:性)?|可行性|计划|方案|提案|提议|意向|设想|想法|传闻)/u,
};
