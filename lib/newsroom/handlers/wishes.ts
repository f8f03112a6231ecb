// What readers want less of, and their feedback.
import { secondMs } from '@/lib/model/time';
import { tagKeyOf } from '@/lib/contract/interests';
import { eventReportReasons } from '@/lib/model/article/report-reasons';
import { dayEnd } from '@/lib/model/day-end';
import { sourceName } from '@/lib/model/feed/entry';
import { muteChars, muteProblem, mutesMost, tidyLabel, type Mute } from '@/lib/model/feed/mutes';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { pickText } from '@/lib/model/text/languages';
import { takenDown } from '@/lib/contract';
import { hashOf } from '../accounts/keys';
import { readerOf, type Context, type Handlers } from '../context';
import { concerned } from '../hidden-events';
import { lexicons } from '../language/lexicons';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import type { StoredEvent } from '../types';
import { isOpen } from './topics';
import { userHandlers } from './user';

/** How many feedback messages one reader may send in a day. */
export const feedbackADay = 50;

const gone = { code: takenDown, msg: 'This article is no longer available.' };

const reasonNames = (Object.keys(ReportReason) as (keyof typeof ReportReason)[]).filter(
  (name): name is keyof typeof lexicons.en.feedback =>
    eventReportReasons.some((reason) => reason === ReportReason[name]),
);

/** `NotLike` in the spelling of options: not_like. */
const optionKey = (name: string) =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** The reason that an option names, by its key, name or number. */
function reasonOf(option: string): number | undefined {
  const said = option.replace(/[_\s-]/g, '').toLowerCase();
  const name = reasonNames.find(
    (one) => one.toLowerCase() === said || String(ReportReason[one]) === said,
  );
  return name && ReportReason[name];
}

/** Limits a reader's feedback in a day: repetition carries no more weight. */
export async function countFeedback(context: Context): Promise<void> {
  const { store, now } = context;
  const endsAt = dayEnd(now);
  const count = await store.quotas.count(`feedback:${hashOf(readerOf(context))}`, endsAt, now);
  if (count <= feedbackADay) return;
  const retryAfterSeconds = Math.ceil((endsAt - now) / secondMs);
  throw new Refusal('feedbackOfDay', { retryAfterSeconds });
}

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname : '');

/** The publisher that an id means: by its name, or by the host of one of the event's references. */
function sourceNamed(asked: string, event: StoredEvent | undefined): string {
  const host = asked.replace(/^www\./i, '').toLowerCase();
  const found = event?.references.find(({ link }) => hostOf(link).replace(/^www\./, '') === host);
  return found ? sourceName(found) : asked;
}

/**
 * The mute for something that a reader wants removed: a source by its name, a topic or an entity as
 * a word in titles and briefs, or as a subject where it is too long for a muted word.
 */
async function muteOf(
  type: 'topic' | 'source' | 'entity',
  asked: string,
  event: StoredEvent | undefined,
  context: Context,
): Promise<Mute> {
  if (type === 'source') return { kind: 'source', label: tidyLabel(sourceNamed(asked, event)) };
  const { store, call, identity } = context;
  const topic = type === 'topic' ? await store.topics.get(asked) : undefined;
  const named = topic && (await isOpen(topic, ownerOf(identity), context)) ? topic : undefined;
  const label = tidyLabel(named ? pickText(named.name, call.language) : asked);
  return { kind: muteProblem(label) === undefined ? 'word' : 'subject', label };
}

export const wishHandlers: Handlers<'wishes'> = {
  async Disinterest({ disinterest_type, disinterest_entity_id, event_id }, context) {
    const { store, now } = context;
    const owner = readerOf(context);
    const id = event_id ?? (disinterest_type === 'event' ? disinterest_entity_id : undefined);
    const [event] = id === undefined ? [] : await store.events.getMany([id]);
    if (id !== undefined && !event) return gone;
    if (disinterest_type === 'event') {
      if (event) await store.readers.dislike(owner, { kind: 'event', id: event.id }, now);
      return { data: { event_ids: event ? [event.id] : [] } };
    }
    const mute = await muteOf(disinterest_type, disinterest_entity_id, event, context);
    if ([...mute.label].length > muteChars[mute.kind] || mute.label === '') {
      throw new Refusal('input', { values: { detail: 'disinterest_entity_id: is no name' } });
    }
    if (!(await store.mutes.add(owner, mute, now))) {
      throw new Refusal('mutes', { values: { most: mutesMost } });
    }
    if (!event) return { data: { mute } };
    await store.readers.dislike(owner, { kind: 'event', id: event.id }, now);
    const left = await concerned(store, owner, mute, [event.id]);
    return { data: { mute, event_ids: [...new Set([event.id, ...left])] } };
  },

  async ListFeedbackOptions(_, { call }) {
    const options = reasonNames.map((name) => ({
      key: optionKey(name),
      name: lexicons[call.language].feedback[name],
      report_type: ReportReason[name],
    }));
    return { data: { options } };
  },

  async ListInterestOptions({ event_id }, context) {
    const { store, identity, call } = context;
    const owner = ownerOf(identity);
    const { interests = [] } = await userHandlers.GetUserCandidateInterests({}, context);
    const all = interests.flatMap(({ category, keywords = [] }) =>
      keywords.map(({ keyword }) => ({ category, keyword })),
    );
    const chosen = new Set((owner ? await store.interests.of(owner) : []).map(tagKeyOf));
    const [event] = event_id === undefined ? [] : await store.events.getMany([event_id]);
    if (event_id !== undefined && !event) return gone;
    const category = event?.tabs[0];
    const subjects = event ? await store.mutes.subjects(event.id, call.language) : undefined;
    const offered = subjects
      ? subjects.flatMap((keyword) => {
          const known = all.find((one) => one.keyword === keyword);
          return known ?? (category === undefined ? [] : { category, keyword });
        })
      : all;
    const options = offered
      .filter((one) => !chosen.has(tagKeyOf(one)))
      .map((one) => ({ key: tagKeyOf(one), name: one.keyword, category: one.category }));
    return { data: { options } };
  },

  async UserFeedback({ option, event_id, text }, context) {
    const { store, now } = context;
    const owner = readerOf(context);
    const reason = option === undefined ? ReportReason.Other : reasonOf(option);
    if (reason === undefined) {
      throw new Refusal('input', {
        values: { detail: 'option: is none of event_feedback_option' },
      });
    }
    const [event] = event_id === undefined ? [] : await store.events.getMany([event_id]);
    if (event_id !== undefined && !event) return gone;
    await countFeedback(context);
    const about = event
      ? {
          target: ReportTarget.Event,
          event_id: event.id,
          event_version_id: event.event_version_id,
        }
      : { target: ReportTarget.Site };
    await store.readers.report(owner, { ...about, reason, text }, now);
    return {};
  },
};
