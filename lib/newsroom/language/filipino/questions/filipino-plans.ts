// How Filipino says that an action is only planned, permitted or talked about, including English
// words.
import { englishPlans as english } from '../../english/questions/english-plans';
import type { PlanForms } from '../../lexicon/plan-forms';

const either = ({ source, flags }: RegExp, other: string) =>
  new RegExp(`${source}|${other}`, flags);

export const filipinoPlans: PlanForms = {
  ...english,
  before: either(
    english.before,
    '\\b(?:nakikipag-?(?:usap|negosasyon)|pag-?uusap|negosasyon|posibilidad|hiling|nakatakda(?:ng)?|tinitingnan|isinusulong|itinutulak)\\b[^,;]*$',
  ),
};
