// What operators do to the reports of days and to speech.
import { takenDown, type Answer } from '@/lib/contract';
import { languages, pickText } from '@/lib/model/text/languages';
import { secondMs } from '@/lib/model/time';
import type { Handlers } from '../context';
import { namedDay } from '../day/calendar-day';
import { acting, noteAct, type Act } from '../operators/act';
import { Refusal } from '../refusal';
import { speechEndsAt } from '../voice/speech-quota';

const noReport = { code: takenDown, msg: 'There is no report of that day.', data: null };

export const dayOperatorCalls = {
  async GetInnerDailyReport({ date, lang }, { days, store, call, now }) {
    const known = await days.days();
    const day = date === undefined ? known[0] : namedDay(date, now, days.settings);
    if (day === undefined) return noReport;
    const language = lang ?? call.language;
    const report = await days.get(day, language);
    const left_out = [];
    for (const event_id of await store.dailyReports.without(day, language)) {
      const event = await store.events.get(event_id);
      left_out.push({ event_id, title: event ? pickText(event.title, event.lang) : event_id });
    }
    if (!report && left_out.length === 0) return noReport;
    return { data: { day, sections: report?.sections ?? [], left_out, days: known } };
  },

  UpsertDailyReport: ({ date, lang, ...change }, context) =>
    acting<Answer<'UpsertDailyReport'>>(context, async (store) => {
      const { days, now } = context;
      const day = namedDay(date, now, days.settings);
      const { leave_out_event_ids: more, put_back_event_ids: less } = change;
      const reports = [];
      const without = new Set<string>();
      for (const one of lang ? [lang] : languages) {
        await store.dailyReports.takeTurn(day, one);
        const held = change.without_event_ids ?? (await store.dailyReports.without(day, one));
        const left = [...new Set([...held, ...more])].filter((id) => !less.includes(id));
        for (const id of left) without.add(id);
        const report = await days.rewrite(day, one, left);
        if (!report) continue;
        const entries = report.sections.reduce((sum, section) => sum + section.entries.length, 0);
        reports.push({ lang: one, entries });
      }
      if (reports.length === 0) return { result: noReport };
      const after = { languages: reports.map((one) => one.lang), without: [...without] };
      const act: Act = { act: 'daily_report.upsert', target: day, after };
      return { act, result: { data: { day, reports } } };
    }),

  async UpsertTts({ event_id, lang, speaker }, context) {
    const { voice, voiceAudio, call, now } = context;
    if (!voice || !voiceAudio) throw new Refusal('noSpeech');
    const made = await voiceAudio.prepare(event_id, lang ?? call.language, speaker);
    if (!made) return { code: takenDown, msg: 'There is no such event.', data: null };
    if (made === 'used up') {
      const retryAfterSeconds = Math.ceil((speechEndsAt(now) - now) / secondMs);
      throw new Refusal('speechOfDay', { retryAfterSeconds });
    }
    if (made === 'failed') {
      const detail = 'The speech service gave no usable answer.';
      throw new Refusal('upstream', { values: { detail } });
    }
    const after = { lang: lang ?? call.language, made: made.made };
    await noteAct(context, { act: 'tts.upsert', target: event_id, after });
    return { data: { event_id, ...made } };
  },
} satisfies Partial<Handlers<'inner'>>;
