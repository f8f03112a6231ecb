// Answers messages that need no semantic search: small talk, the latest news, everything on a
// subject. They are answered at once, with or without a model.
import type { ChatMessage } from '@/lib/contract';
import type { ChatChunk, Outcome } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { isoDay } from '@/lib/model/calendar';
import { namedDay, standardDay } from '../day/calendar-day';
import type { DayReports } from '../day/day-reports';
import { reportFor } from '../day/report-for';
import { toSimplified } from '../language/chinese/simplified';
import { escapeText } from '../evidence/cited-text';
import type { StoredDailyReport } from '../store/contract/day-store';
import type { Owner, Store } from '../store/contract/store';
import { choosePassages } from './choose';
import { eventsFound } from './events-found';
import { eventIdOf } from './find';
import { daysMeant } from '../language/questions/dates';
import { dated } from '../answerable/asked-dates';
import type { Chosen } from '../answerable/choice';
import { eventsOfDays, latestEvents, reportedEvents } from './latest';
import { retrieveThen } from './retrieve-then';
import { lexicons } from '../language/lexicons';
import { plainNeed, type PlainNeed } from './plain-needs';
import { quotedAnswer } from './quote';
import { citedWordForWord } from './word-for-word';
import { readQuestion } from '../answerable/question';
import { unsupportedReply } from './unsupported-replies';

type Message = Pick<ChatMessage, 'chat_type' | 'input' | 'context' | 'event_id' | 'scope'>;

/**
 * The plain need of a message, if it is nothing else; within an article, "what happened?" and the
 * weather are about that article.
 */
export function needOf(message: Message, reader: Language): PlainNeed | undefined {
  if (message.chat_type !== 'chat') return undefined;
  const need = plainNeed(toSimplified(message.input), reader);
  const scope = message.scope ?? (eventIdOf(message) ? 'article' : 'all');
  const isLive = need?.kind === 'talk' && need.talk === 'live' && need.isClock !== true;
  const isNews =
    need?.kind === 'latest' || need?.kind === 'then' || need?.kind === 'about' || isLive;
  return isNews && scope !== 'all' ? undefined : need;
}

/** `chosen`: the news in the answer, in order. */
type Reply = { outcome: Outcome; chunks: ChatChunk[]; chosen?: readonly Chosen[] };

const said = (content: string): ChatChunk => ({ type: 'answer', content });

type Known = { now: number; owner?: Owner; days?: DayReports };

type Latest = Extract<PlainNeed, { kind: 'latest' }>;

/** Yesterday's report, or only the section that was asked for. */
async function reportOfYesterday(need: Latest, { now, days }: { now: number; days: DayReports }) {
  const report = await days.get(namedDay('yesterday', now, days.settings), need.lang);
  if (!report || !('tab' in need)) return report;
  return { ...report, sections: report.sections.filter(({ key }) => key === need.tab) };
}

/** The report, where all of today or yesterday is asked for; undefined while there is none. */
async function reportAsked(
  need: Latest,
  { now, days }: Known,
): Promise<StoredDailyReport | undefined> {
  if (!days) return undefined;
  if (need.period === 'yesterday') return reportOfYesterday(need, { now, days });
  if (need.period !== 'day' || 'tab' in need) return undefined;
  return days.get(namedDay('today', now, days.settings), need.lang);
}

/** A link to the whole report, below an answer about its day. */
const linkTo = ({ day, lang }: StoredDailyReport): ChatChunk =>
  said(`\n\n[${lexicons[lang].latestReplies.report}](/m/day?date=${day})\n`);

/** The news of the days that a message names. */
async function newsThen(
  store: Store,
  { said: date, isAhead, lang, tab }: Extract<PlainNeed, { kind: 'then' }>,
  { now, owner, days }: Known,
): Promise<Reply> {
  const { zone } = days?.settings ?? standardDay;
  const today = Date.parse(isoDay(now, zone));
  const asked = { days: daysMeant(date, today, isAhead), lang, tab };
  const chosen = await eventsOfDays(store, asked, { zone, owner });
  const { then, nothingThen } = lexicons[lang].latestReplies;
  if (chosen.length === 0) return { outcome: 'none', chunks: [said(nothingThen)] };
  const chunks = quotedAnswer(await citedWordForWord(store, chosen), then, lang);
  return { outcome: 'news', chunks, chosen };
}

async function replyTo(store: Store, need: PlainNeed, known: Known): Promise<Reply> {
  const { now } = known;
  switch (need.kind) {
    case 'talk':
      return {
        // Live data that no report can have (the hour, the weather) is refused, but with its own
        // text.
        outcome: need.talk === 'live' ? 'none' : 'talk',
        chunks: [said(lexicons[need.lang].talkReplies[need.talk])],
      };
    case 'unsupported':
      return { outcome: 'talk', chunks: [said(unsupportedReply(need.language))] };
    case 'latest': {
      const { period, lang } = need;
      const report = await reportAsked(need, known);
      const own = report && (await reportFor(store, known.owner, report));
      const ofReport = own ? await reportedEvents(store, own) : [];
      const { chosen, older } =
        ofReport.length > 0
          ? { chosen: ofReport, older: false }
          : await latestEvents(store, need, known);
      // A section without a tab may still be the subject of some articles.
      if (chosen.length === 0 && 'subject' in need) {
        return replyTo(store, { kind: 'about', subject: need.subject, lang }, known);
      }
      const replies = lexicons[lang].latestReplies;
      if (chosen.length === 0) return { outcome: 'none', chunks: [said(replies.none)] };
      // Only its report answers for yesterday; without it, say that there is nothing.
      const isMissed = period === 'yesterday' && ofReport.length === 0;
      const inTime = period === 'day' && ofReport.length > 0 ? replies.today : replies[period];
      const opening = isMissed ? replies.nothingYesterday : older ? replies.older : inTime;
      return {
        outcome: 'news',
        chosen,
        chunks: [
          ...quotedAnswer(await citedWordForWord(store, chosen), opening, lang),
          ...(report && !isMissed ? [linkTo(report)] : []),
        ],
      };
    }
    case 'then':
      return newsThen(store, need, known);
    case 'about': {
      const { subject, lang } = need;
      const question = dated({ ...readQuestion(subject, lang), lang, wantsList: true });
      const retrieval = await retrieveThen(store, question, now);
      const { chosen, outcome } = choosePassages(retrieval, question);
      const { about, closest, nothing } = lexicons[lang].phrases;
      if (outcome === 'none') return { outcome, chunks: [said(nothing)] };
      const opening =
        outcome === 'closest' ? closest : about.replace('{x}', () => escapeText(subject));
      const kind = outcome === 'closest' ? outcome : 'news';
      return {
        outcome: kind,
        chosen,
        chunks: quotedAnswer(await citedWordForWord(store, chosen), opening, lang),
      };
    }
  }
}

/** Yields the chunks of a plain need, in the order of the protocol. */
export async function* answerNeed(
  store: Store,
  need: PlainNeed,
  known: Known,
): AsyncGenerator<ChatChunk> {
  yield { type: 'inner_search', mark: 'start' };
  const { outcome, chunks, chosen = [] } = await replyTo(store, need, known);
  yield* eventsFound(chosen.map(({ event }) => event));
  yield { type: 'outcome', outcome, scope: 'all' };
  yield* chunks;
  const isQuoted = chunks.some(({ type }) => type === 'reference');
  yield { type: 'answer', content: '', mark: 'end', writing: isQuoted ? 'extract' : 'none' };
}
