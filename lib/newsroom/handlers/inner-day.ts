// What operators do to the reports of days and to what is read aloud.
import { randomUUID } from 'node:crypto';
import { takenDown } from '@/lib/contract';
import { languages } from '@/lib/model/text/languages';
import type { Context, Handlers } from '../context';
import { namedDay } from '../day/calendar-day';
import { needOperator } from '../operators/need-operator';
import { Refusal } from '../refusal';

/** Keeps who did what, and when. */
async function note(context: Context, act: string, target: string, after: string): Promise<void> {
  const user_id = await needOperator(context);
  const row = { id: randomUUID(), user_id, act, target, before: '', after };
  await context.store.operators.note({ ...row, created_at: context.now });
}

export const dayOperatorCalls = {
  async UpsertDailyReport({ date, lang, without_event_ids }, context) {
    const { days, now } = context;
    const day = namedDay(date, now, days.settings);
    const reports = [];
    for (const one of lang ? [lang] : languages) {
      const report = await days.rewrite(day, one, without_event_ids);
      if (!report) continue;
      const entries = report.sections.reduce((sum, section) => sum + section.entries.length, 0);
      reports.push({ lang: one, entries });
    }
    if (reports.length === 0) {
      return { code: takenDown, msg: 'There is no report of that day.', data: null };
    }
    await note(context, 'daily_report.upsert', day, reports.map((one) => one.lang).join());
    return { data: { day, reports } };
  },

  async UpsertTts({ event_id, lang, speaker }, context) {
    const { voice, voiceAudio, call } = context;
    if (!voice || !voiceAudio) throw new Refusal('noSpeech');
    const made = await voiceAudio.prepare(event_id, lang ?? call.language, speaker);
    if (!made) return { code: takenDown, msg: 'There is no such event.', data: null };
    if (made === 'used up') throw new Refusal('speechOfDay');
    await note(context, 'tts.upsert', event_id, `${made.made}`);
    return { data: { event_id, ...made } };
  },
} satisfies Partial<Handlers<'inner'>>;
