// English abbreviations with a period, and the words that open the sentence after them.
import type { SentenceWords } from '../language';

/** Titles and the like, including ranks and the smallest places of the Philippines. */
const titles = `
  Mr Mrs Ms Dr Prof Sen Sens Rep Reps Gov Govs Gen Lt Col Capt Sgt Cpl Maj Adm Cmdr Rev Hon Pres Supt
  Det Atty Engr Insp Amb St Sta Sto Mt Ft No Nos vs v Fr Brig Dir Msgr Usec Asec Brgy Bgy
  PGen PLtGen PMGen PBGen PCol PLtCol PMaj PCapt PLt PMSg PSSg PCpl`;

/** Matches a text that ends in one of the words, in any case, with its period: Gen., Brig.-Gen. */
export const endsInTitle = (more = ''): RegExp =>
  new RegExp(
    String.raw`(?:^|[\s("“‘[]|\.-)(?:${`${titles} ${more}`.trim().split(/\s+/).join('|')})\.$`,
    'i',
  );

export const englishSentences: SentenceWords = {
  title: endsInTitle(),
  abbreviation:
    /(?:^|[\s("“‘[])(?:(?:\p{L}\.){2,}|(?:Inc|Ltd|Admin|Assn|Natl|Intl|Corp|Co|Bros|Jr|Sr|Sec|Cong|Ph\.D|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec|Ave|Blvd|Rd|approx|est|dept|univ|ft|mi|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Vt|Va|Wash|Wis|Wyo)\.)$/iu,
  opener:
    /^["“‘(]*(?:the|a|an|he|she|it|they|we|i|you|but|and|in|on|at|this|that|these|those|there|his|her|its|their|as|for|if|when|while|after|before|since|with|by|from|to|of|so|yet|what|who|how|why|some|many|most|both|one|two|no|not|all|last|such|mr|mrs|ms)\b/i,
  saidBy:
    /^(?!The |An? )(?:(?:\p{Lu}[\p{L}.’'-]*|he|she|they|the|an?|\p{Ll}+) ){1,4}(?:said|says|asked|asks|told|added|adds|wrote|writes|tweeted|continued|replied|responded|shouted|declared|wondered)(?:[.,;]|$| (?:in|at|to|during|of|after|as|her|his|their)\b)/u,
}; // prettier-ignore
