// English words that do not help to tell which event a headline is about.
import { words } from '../../lexicon/word-list';
import { englishStem } from '../english-stem';

/** Words that newsrooms put around any headline. */
export const englishHeadlineWords = words(`
  amid analysis because behind below breaking exclusive explained gets here how just know latest
  like live makes new news now opinion photo photos read report reportedly reports says show
  shows takes tells update updates video vs watch what where why above am cannot every get got
  made make more most much must own same than too
`);

/** Stems that are common in any year's news. */
export const englishCommonStems: ReadonlySet<string> = new Set(
  [
    ...words(`
    first next big top best worst better good great bad old young high low long short full early late
    key major day week weekend month year time tonight night morning
    january february march april june july august september october november december
    man men woman people person child children kid family mother father son daughter wife husband
    friend boy girl student teacher worker home house school city town state country nation world
    area place street road president prime minister government official leader chief boss head
    governor mayor senate congress party police court judge law lawyer case charge trial vote voter
    election campaign bill deal plan talk meeting order rule decision policy power right call take
    give come back see look find found face need want win winning won lose loss lost beat hit set
    start begin end stop keep leave left put push move turn open close run join help work try think
    believe feel speak reveal announce warn claim deny vow urge seek expect prepare consider fight
    attack threat war crisis death dead kill arrest fire shot shooting crash accident injury hurt
    investigation suspect victim team game season player coach star match score final league cup fan
    company business market stock price cost money million billion trillion percent sale share tax
    job economy trade bank pay health study research science risk food water air car bus train plane
    flight travel weather storm rain snow life love story history book movie film music song series
    season episode review guide tip thing way reason question answer fact change issue problem part
    number group american black white red blue green north south east west national international
    local public federal former current future real true free possible likely second third three four
    five six seven eight nine ten half again another around away down still since without across
    along near really cut uk moment thousand hundred european europe deal claim aim top rise fall plea
    guilty sport film star award fear hope hit white house chief latest return cut save plans
    `),
  ].map(englishStem),
);
