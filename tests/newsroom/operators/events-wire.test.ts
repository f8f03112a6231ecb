// Operators' changes of events and reports as API calls, and what readers see afterwards.
import { takenDown, type Input, type OperationName } from '@/lib/contract';
import { readerRefusals } from '@/lib/contract/refusals';
import type { Identity } from '@/lib/contract/identity';
import { ReportReason, ReportTarget, TopicStatus } from '@/lib/model/wire/enums';
import { createClusterer } from '@/lib/newsroom/cluster/clusterer';
import { storeArticles } from '@/lib/newsroom/ingest/store-articles';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { pino } from 'pino';
import { servedNewsroom } from '../served';
import { sampleArticle, sampleEvent } from '../store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const site = servedNewsroom('events', () => now, { operators: ['ana'] });
const [[, service] = []] = site.ways;
const operator: Identity = { user: 'ana', device: 'd1', inner: true };
const reader: Identity = { user: 'ben', device: 'd2' };

async function call<N extends OperationName>(name: N, input: Input<N>, who = operator) {
  if (!service) throw new Error('there is a way to reach it');
  return site.call(service, name, input, who);
}
const listed = async (tab: string, displayed_event_ids: string[] = []) => {
  const { data } = await call('ListEvents', { tab, load_count: 50, displayed_event_ids }, reader);
  return (data?.events ?? []).map(({ id }) => id);
};
const acts = async () => {
  const { data } = await call('ListOperatorActs', {});
  return (data?.items ?? []).map(({ act, target }) => [act, target]);
};

let made = 0;
/** A live event with its own tab, used by no other test. */
async function event(over: Parameters<typeof sampleEvent>[1] = {}) {
  const id = `told-${(made += 1)}`;
  const at = now - made * 60_000;
  await site.store.events.save(
    sampleEvent(id, { tabs: ['sports'], rank_time: at, release_time: at, ...over }),
  );
  return id;
}

describe('an event', () => {
  it('is taken down with a reason and restored, each logged once', async () => {
    const id = await event();
    expect(await listed('sports')).toContain(id);
    await call('TakeDownEvent', { event_id: id, reason: 'A wrong name' });
    await call('TakeDownEvent', { event_id: id, reason: 'again' });
    expect(await listed('sports')).not.toContain(id);
    expect((await call('GetEventDetail', { event_id: id }, reader)).code).toBe(takenDown);
    const { data } = await call('ListInnerEvents', { state: 'taken_down' });
    expect(data?.items).toMatchObject([{ id, state: 'taken_down', reason: 'A wrong name' }]);
    // A later version does not restore it.
    await site.store.events.save(sampleEvent(id, { tabs: ['sports'], event_version_id: 'v2' }));
    expect(await listed('sports')).not.toContain(id);
    await call('RestoreEvent', { event_id: id });
    expect(await listed('sports')).toContain(id);
    const { data: found } = await call('SearchEvents', { query: id }, reader);
    expect(found?.events.map((one) => one.id)).toContain(id);
    expect(await acts()).toEqual([
      ['event.restore', id],
      ['event.take_down', id],
    ]);
  });

  it('when pinned is above the others of its tabs, once, until it is unpinned', async () => {
    const old = await event({ rank_time: now - 864e5, tabs: ['science'] });
    const newer = await event({ tabs: ['science'] });
    expect(await listed('science')).toEqual([newer, old]);
    await call('PinEvent', { event_id: old });
    expect(await listed('science')).toEqual([old, newer]);
    expect((await listed('recommend'))[0]).toBe(old);
    expect(await listed('sports')).not.toContain(old);
    // A reader who already has it on the page does not get it again.
    expect(await listed('science', [old])).toEqual([newer]);
    await call('UnpinEvent', { event_id: old });
    expect(await listed('science')).toEqual([newer, old]);
  });

  it('keeps the tabs that an operator chose, in later versions too', async () => {
    const id = await event({ tabs: ['world'] });
    const unknown = await call('SetEventProperties', { event_id: id, tabs: ['helth'] });
    expect(unknown.code).toBe(400);
    await call('SetEventProperties', { event_id: id, tabs: ['health'] });
    await site.store.events.save(sampleEvent(id, { tabs: ['world'], event_version_id: 'v2' }));
    expect(await listed('health')).toEqual([id]);
    expect(await listed('world')).not.toContain(id);
    const { data } = await call('GetInnerEvent', { event_id: id });
    expect(data).toMatchObject({ tabs: ['health'], own_tabs: true });
    const before = (await acts()).length;
    await call('SetEventProperties', { event_id: id, tabs: ['health'] });
    expect(await acts()).toHaveLength(before);
  });

  it('keeps one operator’s tab when another adds or removes another tab', async () => {
    const id = await event({ tabs: ['world'] });
    const tabs = async () => (await call('GetInnerEvent', { event_id: id })).data?.tabs;
    const change = (input: { add_tabs?: string[]; remove_tabs?: string[] }) =>
      call('SetEventProperties', { event_id: id, ...input });
    await change({ add_tabs: ['health'] });
    await change({ add_tabs: ['science'] });
    expect(await tabs()).toEqual(['world', 'health', 'science']);
    await change({ remove_tabs: ['world'] });
    const before = (await acts()).length;
    await change({ remove_tabs: ['world'], add_tabs: ['health'] });
    await change({});
    expect(await acts()).toHaveLength(before);
    await change({ add_tabs: ['sports'] });
    expect(await tabs()).toEqual(['health', 'science', 'sports']);
    expect((await change({ add_tabs: ['helth'] })).code).toBe(400);
  });

  it('is found by its labels', async () => {
    const id = await event();
    await call('AddLabel', { event_id: id, label: '查核' });
    await call('AddLabel', { event_id: id, label: '查核' });
    expect((await call('ListLabels', {})).data?.items).toEqual([{ label: '查核', events: 1 }]);
    const { data } = await call('ListInnerEvents', { state: 'labeled', label: '查核' });
    expect(data?.items).toMatchObject([{ id, labels: ['查核'] }]);
    await call('RemoveLabel', { event_id: id, label: '查核' });
    expect((await call('ListLabels', {})).data?.items).toEqual([]);
    await call('RemoveLabel', { event_id: id, label: '查核' });
    expect((await acts()).filter(([, target]) => target === id)).toEqual([
      ['label.remove', id],
      ['label.add', id],
    ]);
  });

  it('cannot have an invisible label', async () => {
    const id = await event();
    const refused = await call('AddLabel', { event_id: id, label: '\u202e\u3164' });
    expect(refused.base_resp?.error_code).toBe(400);
    await call('AddLabel', { event_id: id, label: '\u202echecked' });
    const { data } = await call('GetInnerEvent', { event_id: id });
    expect(data).toMatchObject({ labels: ['checked'] });
    await call('RemoveLabel', { event_id: id, label: 'checked' });
  });

  it('is not merged with one in another language, a taken-down one, or itself', async () => {
    const [english, chinese, down] = [await event(), await event({ lang: 'zh' }), await event()];
    await call('TakeDownEvent', { event_id: down });
    const before = await acts();
    const answers = [
      await call('MergeEvents', { event_id: english, from_id: chinese }),
      await call('MergeEvents', { event_id: chinese, from_id: english }),
      await call('MergeEvents', { event_id: english, from_id: down }),
      await call('MergeEvents', { event_id: down, from_id: english }),
    ];
    answers.push(await call('MergeEvents', { event_id: english, from_id: english }));
    const { mergeLanguages: languages, mergeTakenDown: hidden, mergeItself } = readerRefusals;
    expect(answers.map(({ msg }) => msg)).toEqual(
      [languages, languages, hidden, hidden, mergeItself].map(({ text }) => text),
    );
    expect(await acts()).toEqual(before);
    expect((await site.store.events.get(chinese))?.id).toBe(chinese);
  });

  it('with an unknown id is refused for every act', async () => {
    const event_id = 'nobody';
    const answers = [
      await call('TakeDownEvent', { event_id }),
      await call('RestoreEvent', { event_id }),
      await call('PinEvent', { event_id }),
      await call('MergeEvents', { event_id, from_id: 'nothing' }),
      await call('SplitEvent', { event_id, article_ids: ['a'] }),
      await call('RecallGraph', { event_id }),
      await call('ListMoments', { event_id }),
      await call('HideMoment', { event_id, moment_id: 'm_1' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => takenDown));
  });
});

describe('the sources of an event', () => {
  const parts = () => ({
    ...{ store: site.store, clusterer: createClusterer(), writeEvent },
    ...{ clock: () => now, log: pino({ level: 'silent' }) },
  });
  const article = (id: string, title: string, minutes: number) => {
    const url = `https://${id}.example/news`;
    const one = sampleArticle(id, { title, url, source: id, main_domain: `${id}.example` });
    const { event_id: _, ...rest } = { ...one, paragraphs: [`${title} this morning.`] };
    return { ...rest, published_at: now - minutes * 60_000 };
  };

  it('are split off into a new event and merged again, and no background run undoes it', async () => {
    const title = 'Harbor bridge reopens in Batangas after storm repairs';
    const articles = ['north', 'south', 'east'].map((id, at) => article(id, title, 30 - at));
    await storeArticles(parts() as unknown as Parameters<typeof storeArticles>[0], articles);
    const whole = (await site.store.articles.find('north'))?.event_id ?? '';
    const sourcesOf = async (event_id: string) => {
      const { data } = await call('GetInnerEvent', { event_id });
      return (data?.sources ?? []).map(({ article_id }) => article_id).sort();
    };
    expect(await sourcesOf(whole)).toEqual(['east', 'north', 'south']);
    const all = { event_id: whole, article_ids: ['north', 'south', 'east'] };
    expect((await call('SplitEvent', all)).base_resp?.reason).toBe('splitAll');
    const split = await call('SplitEvent', { event_id: whole, article_ids: ['east'] });
    const own = split.data?.event_id ?? '';
    expect([await sourcesOf(whole), await sourcesOf(own)]).toEqual([['north', 'south'], ['east']]);
    // The answer was lost, and the request is sent again.
    expect(await call('SplitEvent', { event_id: whole, article_ids: ['east'] })).toEqual(split);
    const others = { event_id: own, article_ids: ['north'] };
    expect((await call('SplitEvent', others)).base_resp?.reason).toBe('splitAll');
    expect(await site.store.postings.within({ from: now - 36e5, until: now })).toEqual([]);
    expect((await call('MergeEvents', { event_id: whole, from_id: own })).code).toBe(0);
    expect((await call('MergeEvents', { event_id: whole, from_id: own })).code).toBe(0);
    expect(await sourcesOf(own)).toEqual(['east', 'north', 'south']);
    const { data } = await call('GetEventDetail', { event_id: own }, reader);
    expect(data?.id).toBe(whole);
    expect(data?.references).toHaveLength(3);
  });

  it('keep their hidden moments when split off', async () => {
    const told = [
      'Ferry Morning Star runs aground off Siquijor',
      'Divers find fuel leaking from wreck of Morning Star',
      'Inquiry begins into captain of Morning Star',
      'Owner of Morning Star loses its licence',
    ];
    const articles = told.map((title, at) => ({
      ...article(`star-${at}`, title, (4 - at) * 600),
      fetched_at: now,
      // A timeline is not added for what the text already says.
      paragraphs: [`The coast guard of the island told reporters about it for ${at + 2} hours.`],
    }));
    const assign = async () => ({ event_id: 'star', is_new: false });
    const given = { ...parts(), clusterer: { assign } } as unknown;
    await storeArticles(given as Parameters<typeof storeArticles>[0], articles);
    const moments = async (event_id: string) =>
      (await call('ListMoments', { event_id })).data?.items ?? [];
    const inquiry = (await moments('star')).find(({ text }) => text.startsWith('Inquiry'));
    const moment_id = inquiry?.moment_id ?? '';
    expect((await call('HideMoment', { event_id: 'star', moment_id })).code).toBe(0);
    const off = { event_id: 'star', article_ids: ['star-2', 'star-3'] };
    const own = (await call('SplitEvent', off)).data?.event_id ?? '';
    expect(await moments(own)).toMatchObject([
      { moment_id, hidden: true },
      { text: expect.stringContaining('Owner'), hidden: false },
    ]);
    const { data } = await call('GetEventDetail', { event_id: own }, reader);
    expect(data?.timeline).toHaveLength(1);
  });
});

describe('related items of an event', () => {
  it('are its moments and similar events, with a score', async () => {
    const title = (text: string) => [{ lang: 'en' as const, text }];
    const id = await event({
      title: title('Comet Halvorsen seen over Mindanao'),
      timeline: [
        { time: now - 10, title: title('Later'), text: title('It was seen. [1]') },
        { time: now - 99, title: title('Sooner'), text: title('It was foretold. [1]') },
      ],
    });
    const near = await event({ title: title('Comet Halvorsen photographed over Mindanao') });
    // The topic made from it, and one of another event that included it.
    for (const [topic_id, of] of [
      ['of-it', id],
      ['of-another', near],
    ] as const) {
      await site.store.topics.create({
        ...{
          id: topic_id,
          key: `e:${of}`,
          type: 'user_create',
          lang: 'en',
          icon: '',
          event_id: of,
        },
        ...{ name: title(topic_id), description: [], terms: {}, least: 1, created_at: now },
        status: TopicStatus.RUNNING,
      });
      await site.store.topics.found(topic_id, [{ id, release_time: now }], now);
    }
    const { data } = await call('RecallGraph', { event_id: id });
    expect(data?.topics.map(({ topic_id }) => topic_id).sort()).toEqual(['of-another', 'of-it']);
    expect(data?.similar.map((one) => one.event_id)).toEqual([near]);
    expect(data?.similar[0]?.score).toBeGreaterThan(0.25);
    expect(data?.moments.map((moment) => moment.title)).toEqual(['Sooner', 'Later']);
    const moments = await call('ListMoments', { event_id: id });
    expect(moments.data?.items).toHaveLength(2);
  });

  it('can be moments hidden from readers, in later versions too, until shown again', async () => {
    const text = (words: string) => [{ lang: 'en' as const, text: words }];
    const timeline = [
      { time: now - 99, title: text('Sooner'), text: text('It was foretold. [1]') },
      { time: now - 10, title: text('Later'), text: text('It was seen. [1]') },
    ];
    const id = await event({ timeline });
    const shown = async () => {
      const { data } = await call('GetEventDetail', { event_id: id }, reader);
      return (data?.timeline ?? []).map(({ title }) => title[0]?.text);
    };
    const told = async () => {
      const { data } = await call('GetEventTimeline', { event_id: id }, reader);
      return data?.timeline.length;
    };
    const moments = async () => (await call('ListMoments', { event_id: id })).data?.items ?? [];
    const [first, last] = (await moments()).map(({ moment_id }) => moment_id);
    const input = { event_id: id, moment_id: first ?? '' };
    await call('HideMoment', input);
    await call('HideMoment', input);
    expect(await shown()).toEqual(['Later']);
    expect(await moments()).toMatchObject([
      { title: 'Sooner', hidden: true },
      { title: 'Later', hidden: false },
    ]);
    // A later version cites it by another number.
    const later = timeline.map((one) => ({ ...one, text: text('It came. [2]') }));
    await site.store.events.save(sampleEvent(id, { timeline: later, event_version_id: 'v2' }));
    expect(await shown()).toEqual(['Later']);
    await call('HideMoment', { event_id: id, moment_id: last ?? '' });
    // A hidden moment does not return as one of the sources.
    expect([await shown(), await told()]).toEqual([[], 0]);
    await call('ShowMoment', input);
    await call('ShowMoment', { event_id: id, moment_id: last ?? '' });
    expect(await shown()).toEqual(['Sooner', 'Later']);
    expect((await acts()).slice(0, 4)).toEqual([
      ['moment.show', id],
      ['moment.show', id],
      ['moment.hide', id],
      ['moment.hide', id],
    ]);
    expect((await call('HideMoment', { ...input, moment_id: 'm_none' })).code).toBe(404);
  });
});

describe('a report', () => {
  const report = (event_id: string, report_desc: string) =>
    call(
      'Report',
      {
        report: {
          report_target_type: ReportTarget.Event,
          ...{ report_type: ReportReason.Misinformation, event_id, report_desc },
        },
      },
      reader,
    );

  it('is listed with its subject, without its reader, and answered once', async () => {
    const id = await event();
    await report(id, 'This is not true');
    const { data } = await call('ListReports', {});
    const [open] = data?.items ?? [];
    expect(open).toMatchObject({ event_id: id, text: 'This is not true', has_reader: true });
    expect(JSON.stringify(data)).not.toContain('ben');
    const answer = { report_id: open?.id ?? '', reply: 'It was \u202ecorrected.' };
    expect((await call('AnswerReport', { ...answer, reply: '\u200b' })).code).toBe(400);
    expect((await call('AnswerReport', answer)).code).toBe(0);
    expect((await call('AnswerReport', answer)).base_resp?.reason).toBe('reportClosed');
    expect((await call('ListReports', {})).data?.items).toEqual([]);
    const { data: told } = await call('ListMessages', {}, reader);
    expect(JSON.stringify(told)).toContain('It was corrected.');
    const closed = await call('ListReports', { state: 'closed' });
    expect(closed.data?.items).toMatchObject([{ reply: 'It was corrected.', closed_at: now }]);
    expect((await call('AnswerReport', { report_id: 'r_none' })).code).toBe(404);
  });

  it('on a comment or a reply includes its text, and what became of it', async () => {
    const id = await event();
    const root = await call('CreateComment', { event_id: id, text: 'Buy my boat' }, reader);
    const comment_id = root.data?.comment.comment_id ?? '';
    const answer = { event_id: id, comment_id, text: 'And my oars' };
    const reply_id = (await call('CreateReply', answer, reader)).data?.reply.reply_id ?? '';
    const of = { report_type: ReportReason.NotSafe, comment_id } as const;
    const comment = { ...of, report_target_type: ReportTarget.EventComment };
    const reply = { ...of, report_target_type: ReportTarget.CommentReply, reply_id };
    await call('Report', { report: comment }, reader);
    await call('Report', { report: reply }, reader);
    const found = async () => {
      const { data } = await call('ListReports', {});
      return data?.items
        .filter(({ event_id }) => event_id === id)
        .sort((one, other) => one.target - other.target)
        .map(({ target, reason, comment_text, comment_state, ...report }) => [
          ...[target, reason, report.comment_id, comment_text, comment_state],
        ]);
    };
    const [ofComment, ofReply] = [
      [ReportTarget.EventComment, ReportReason.NotSafe, comment_id, 'Buy my boat'],
      [ReportTarget.CommentReply, ReportReason.NotSafe, reply_id, 'And my oars'],
    ];
    expect(await found()).toEqual([
      [...ofComment, 'live'],
      [...ofReply, 'live'],
    ]);
    await call('HideComment', { comment_id });
    await call('DeleteComment', { comment_id, reply_id }, reader);
    expect(await found()).toEqual([
      [...ofComment, 'hidden'],
      [...ofReply, 'gone'],
    ]);
    for (const { id: report_id } of (await call('ListReports', {})).data?.items ?? []) {
      await call('AnswerReport', { report_id });
    }
  });

  it('stays when its reader is deleted, without an owner', async () => {
    const id = await event();
    await report(id, 'Still not true');
    await site.store.accounts.erase('u:ben');
    const { data } = await call('ListReports', {});
    expect(data?.items).toMatchObject([{ text: 'Still not true', has_reader: false }]);
  });
});
