// How English asks what somebody said, and how a sentence shows that somebody speaks in it.
import type { SayingForms } from '../../lexicon/saying-forms';

const verbs =
  'sa(?:id|ys?|ying)|t(?:ells?|old|elling)|call(?:s|ed|ing)|announc(?:es?|ed|ing)|warn(?:s|ed|ing)?|argu(?:es?|ed|ing)|claim(?:s|ed|ing)?|den(?:y|ies|ied|ying)|confirm(?:s|ed|ing)?|reveal(?:s|ed|ing)?|wr(?:ites?|iting|ote)|tweet(?:s|ed|ing)?|post(?:s|ed|ing)|stat(?:es|ed|ing)|ask(?:s|ed|ing)|vow(?:s|ed|ing)?|pledg(?:es?|ed|ing)|promis(?:es?|ed|ing)|prais(?:es?|ed|ing)|critici[sz](?:es?|ed|ing)|slam(?:s|med|ming)|blast(?:s|ed|ing)|condemn(?:s|ed|ing)?|accus(?:es?|ed|ing)|defend(?:s|ed|ing)?|reject(?:s|ed|ing)?|admit(?:s|ted|ting)|acknowledg(?:es?|ed|ing)|declar(?:es?|ed|ing)|insist(?:s|ed|ing)?|urg(?:es?|ed|ing)|add(?:s|ed|ing)|not(?:es|ed|ing)|describ(?:es?|ed|ing)|respond(?:s|ed|ing)?|react(?:s|ed|ing)?|repl(?:y|ied|ies|ying)|comment(?:s|ed|ing)?|suggest(?:s|ed|ing)?|demand(?:s|ed|ing)|threaten(?:s|ed|ing)?|mock(?:s|ed|ing)|jok(?:es|ed|ing)|dismiss(?:es|ed|ing)?|brand(?:s|ed|ing)|believ(?:es?|ed|ing)|th(?:inks?|ought)|hop(?:es|ed|ing)|want(?:s|ed)|expect(?:s|ed)|apologi[sz](?:es?|ed|ing)|explain(?:s|ed|ing)?|express(?:es|ed|ing)|stress(?:es|ed|ing)|welcom(?:es|ed|ing)|oppos(?:es|ed|ing)|support(?:s|ed|ing)|back(?:s|ed|ing)|agre(?:es|ed|eing)|thank(?:s|ed|ing)|quip(?:s|ped)|boast(?:s|ed|ing)|caution(?:s|ed|ing)?|predict(?:s|ed|ing)?|estimat(?:es|ed|ing)|forecasts?|lament(?:s|ed|ing)?|hail(?:s|ed|ing)|conced(?:es|ed|ing)|point(?:s|ed) (?:out|to)|sp(?:eaks?|oke|eaking)|talk(?:s|ed|ing)|compar(?:es|ed|ing)|shar(?:es|ed|ing)|recall(?:s|ed|ing)?|worr(?:y|ies|ied)|fear(?:s|ed)|teas(?:es|ed|ing)|speculat(?:es|ed|ing)|celebrat(?:es|ed|ing)|mourn(?:s|ed|ing)|congratulat(?:es|ed|ing)|rul(?:es|ed) out|weigh(?:s|ed) in|(?:open|hit|fir|doubl)(?:es|e?s|ed) (?:up|back|down)|lash(?:es|ed)|tak(?:es|ing) aim|took aim|play(?:s|ed) down|downplay(?:s|ed)|signal(?:s|ed|ing)|propos(?:es|ed|ing)|recommend(?:s|ed)|advis(?:es|ed|ing)|allege[sd]?|testif(?:ies|ied)|maintain(?:s|ed)|emphasi[sz](?:es|ed)|reiterat(?:es|ed|ing)|clarif(?:ies|ied)|touted?|touts|question(?:s|ed|ing)|ridicul(?:es|ed)|call for|calls for';

export const englishSayings: SayingForms = {
  asks: [
    /^\W*(?:(?:and|but|so) )?(?:what|how) (?:did|does|do|has|have|is|was) (?<who>.{2,60}?) (?:say(?:ing)?|said|t(?:ell|old|elling)|think(?:ing)?|respond(?:ed)?|react(?:ed)?|repl(?:y|ied)|comment(?:ed)?|claim(?:ed)?|warn(?:ed)?|argued?)(?!\p{L})/iu,
    /^\W*(?:(?:and|but|so) )?what (?:is|was|were|are) (?<who>.{2,60}?)['’]s? (?:reaction|response|reply|comments?|statement|opinion|views?|stance)(?!\p{L})/iu,
  ],
  tells: new RegExp(
    `(?<!\\p{L})(?:${verbs}|according to|statement|interview|remarks?)(?!\\p{L})|[“”"‘:]|(?<= )'(?=\\p{L})`,
    'giu',
  ),
  by: /(?<!\p{L})(?:said|says|added|wrote|according to|told by|asked)(?![^,.;:“”"]*(?<!\p{L})(?:that|it|he|she|they)(?!\p{L}))[^,.;:“”"]{0,40}$/iu,
};
