// Interests, their effect on the lists, and the export of one's own data, as API calls: in process,
// over a socket, and as a remote service.
import type { Input, OperationName } from '@/lib/contract';
import { tagKeyOf } from '@/lib/contract/interests';
import type { Identity } from '@/lib/contract/identity';
import { LikeOperate, ModifyInterests } from '@/lib/model/wire/enums';
import { ownDataRows } from '@/lib/newsroom/handlers/user';
import { ownDataSections } from '@/lib/model/account/own-data';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { furtherTabs } from '@/lib/model/feed/further-tabs';
import { interestSubjects } from '@/lib/newsroom/language/news/interest-subjects';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('interests', () => now);

describe.each(served.ways)('%s', (name, service) => {
  const own = name.replaceAll(' ', '-');

  const call = <N extends OperationName>(
    operation: N,
    input: Input<N>,
    who: Identity,
    language?: string,
  ) => served.call(service, operation, input, who, language);
  const post = (path: string, body: unknown, who: Identity) =>
    served.post(service, path, body, who);

  /** The first candidates of a category. */
  async function some(category: string, count: number) {
    const { interests = [] } = await call('GetUserCandidateInterests', {}, {});
    const { keywords = [] } = interests.find((item) => item.category === category) ?? {};
    return keywords.slice(0, count).map(({ keyword }) => ({ category, keyword }));
  }
  const initialize = (who: Identity, interests: readonly unknown[]) =>
    call('InitializeUserInterests', { interests: JSON.stringify(interests) }, who);
  async function listOf(who: Identity, input: Partial<Input<'ListEvents'>> = {}) {
    const ids: string[] = [];
    let cursor = '';
    do {
      const { data } = await call(
        'ListEvents',
        { tab: 'recommend', load_count: 4, cursor, ...input },
        who,
      );
      ids.push(...(data?.events.map(({ id }) => id) ?? []));
      cursor = data?.has_more ? data.next_cursor : '';
    } while (cursor !== '');
    return ids;
  }

  it('the candidates are fixed subjects of every category, then keywords of its news, in the reader’s language', async () => {
    const english = await call('GetUserCandidateInterests', {}, {});
    expect(english.code).toBe(0);
    expect(english.interests?.map(({ category }) => category)).toEqual(
      [...builtInTabs, ...furtherTabs].map(({ key }) => key).filter((key) => key !== 'recommend'),
    );
    for (const { category, keywords } of english.interests ?? []) {
      const fixed = interestSubjects.filter(({ tab }) => tab === category);
      expect(fixed.length).toBeGreaterThan(0);
      expect(keywords.slice(0, fixed.length).map(({ keyword }) => keyword)).toEqual(
        fixed.map(({ name }) => name.en),
      );
    }
    const words = (answer: typeof english) =>
      answer.interests?.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword)) ?? [];
    expect(words(english).length).toBeGreaterThanOrEqual(3);
    for (const word of words(english)) expect(word).not.toMatch(/\p{Script=Han}/u);
    const chinese = words(await call('GetUserCandidateInterests', {}, {}, 'ZH'));
    expect(chinese.filter((word) => /\p{Script=Han}/u.test(word)).length).toBeGreaterThan(3);
  });

  it('interests that a reader muted are not offered to them', async () => {
    const event = sampleEvent(`muted-${own}`, {
      ...{ tabs: ['sports'], rank_time: now, release_time: now },
      anchor_keywords: [[{ lang: 'EN', text: 'Zeppelin races' }]],
    });
    await served.store.events.save(event);
    const offered = async (who: Identity) => {
      const { interests = [] } = await call('GetUserCandidateInterests', {}, who);
      return interests.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));
    };
    const who = { device: `mutes-${own}` };
    const mute = { kind: 'word', label: 'zeppelin' } as const;
    await call('AddMute', { mute, shown_event_ids: [] }, who);
    expect(await offered({})).toContain('Zeppelin races');
    expect(await offered(who)).not.toContain('Zeppelin races');
    await served.store.events.takeDown(event.id);
  });

  it('a reader is new until a selection is saved, and gets the same pairs afterwards', async () => {
    const who = { user: `u-${own}-new`, device: `d-${own}-new` };
    expect((await call('IsFirstlyLogin', {}, who)).is_init_interests).toBe(false);
    expect((await call('GetUserInterests', {}, who)).interests).toEqual([]);
    const chosen = [...(await some('sports', 2)), ...(await some('technology', 2))];
    expect((await initialize(who, [...chosen, ...chosen])).code).toBe(0);
    expect((await call('IsFirstlyLogin', {}, who)).is_init_interests).toBe(true);
    const { interests = [] } = await call('GetUserInterests', {}, who);
    expect(interests.map(tagKeyOf).sort()).toEqual(chosen.map(tagKeyOf).sort());
    const stranger = await call('IsFirstlyLogin', {}, { user: `u-${own}-stranger` });
    expect(stranger.is_init_interests).toBe(false);
  });

  it.each([
    ['a list instead of a string', [{ category: 'a', keyword: 'b' }]],
    ['two topics', '[{"category":"a","keyword":"b"},{"category":"a","keyword":"c"}]'],
    ['the same topic three times', JSON.stringify(Array(3).fill({ category: 'a', keyword: 'b' }))],
    ['no JSON', 'sports'],
    ['another shape', '["sports/a","sports/b","sports/c"]'],
    [
      'an empty keyword',
      JSON.stringify(['a', 'b', ''].map((keyword) => ({ category: 'x', keyword }))),
    ],
  ])('a selection of %s is refused, and nothing is stored', async (_, interests) => {
    const who = { user: `u-${own}-refused` };
    const answer = await post('/api/user/v1/initialize_user_interests', { interests }, who);
    expect(answer.status).toBe(400);
    expect((await call('IsFirstlyLogin', {}, who)).is_init_interests).toBe(false);
  });

  it('a selection needs a reader: without user and device it is refused', async () => {
    const answer = await initialize({}, await some('sports', 3));
    expect(answer.base_resp?.error_code).toBe(400);
  });

  it('a topic is added and removed; the last three stay', async () => {
    const who = { device: `d-${own}-modify` };
    const [a, b, c] = await some('sports', 3);
    const [d] = await some('technology', 1);
    if (!a || !b || !c || !d) throw new Error('too few candidates');
    await initialize(who, [a, b, c]);
    const modify = (modify_type: 1 | 2, ...pairs: (typeof a)[]) =>
      call('ModifyUserInterests', { modify_type, modify_tag_keys: pairs.map(tagKeyOf) }, who);
    const kept = async () =>
      (await call('GetUserInterests', {}, who)).interests?.map(tagKeyOf).sort();
    expect((await modify(ModifyInterests.Remove, a)).base_resp?.error_code).toBe(400);
    expect((await modify(ModifyInterests.Add, d)).code).toBe(0);
    expect(await kept()).toEqual([a, b, c, d].map(tagKeyOf).sort());
    expect((await modify(ModifyInterests.Remove, a)).code).toBe(0);
    expect(await kept()).toEqual([b, c, d].map(tagKeyOf).sort());
  });

  it('interests move their events to the top of recommend, for users and for guests', async () => {
    const plain = await listOf({});
    for (const who of [{ user: `u-${own}-top` }, { device: `d-${own}-top` }]) {
      expect(await listOf(who)).toEqual(plain);
      await initialize(who, await some('sports', 12));
      const found = await listOf(who);
      expect([...found].sort()).toEqual([...plain].sort());
      const sports = await listOf({}, { tab: 'sports' });
      const others = plain.filter((id) => !sports.includes(id));
      expect(found.filter((id) => others.includes(id))).toEqual(others);
      const moves = sports.map((id) => plain.indexOf(id) - found.indexOf(id));
      expect(Math.min(...moves)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...moves)).toBeGreaterThanOrEqual(3);
      expect(sports).toContain(found[0]);
      expect(await listOf(who, { tab: 'technology' })).toEqual(
        await listOf({}, { tab: 'technology' }),
      );
    }
  });

  it('a guest’s choices still count after signing in on that device', async () => {
    const device = `d-${own}-moves`;
    await initialize({ device }, await some('sports', 12));
    const asGuest = await listOf({ device });
    expect(await listOf({ device, user: `u-${own}-moves` })).toEqual(asGuest);
    await initialize({ device, user: `u-${own}-moves` }, await some('technology', 12));
    expect(await listOf({ device, user: `u-${own}-moves` })).not.toEqual(asGuest);
  });

  it('when turned off, the list is the same as everyone’s', async () => {
    const who = { user: `u-${own}-off`, device: `d-${own}-off` };
    await initialize(who, await some('sports', 12));
    const setting = async () => (await call('GetCustomizeInfo', {}, who)).customize_info;
    expect(await setting()).toEqual({ personalized_recommend: true });
    const customize_info = { personalized_recommend: false };
    expect((await call('SaveCustomizeInfo', { customize_info }, who)).code).toBe(0);
    expect(await setting()).toEqual(customize_info);
    expect(await listOf(who)).toEqual(await listOf({}));
    await call('SaveCustomizeInfo', { customize_info: { personalized_recommend: true } }, who);
    expect(await listOf(who)).not.toEqual(await listOf({}));
  });

  it('with expanded categories a tab continues with the news of the others, each once', async () => {
    const sports = await listOf({}, { tab: 'sports' });
    const all = await listOf({});
    for (const load_count of [1, 3, sports.length, 50]) {
      const expanded = await listOf({}, { tab: 'sports', expand_categories: true, load_count });
      expect(expanded.slice(0, sports.length)).toEqual(sports);
      expect(expanded.slice(sports.length)).toEqual(all.filter((id) => !sports.includes(id)));
    }
  });

  it('one’s own data is exported part by part, in bounded pages', async () => {
    const who = { user: `u-${own}-export` };
    const ids = Array.from({ length: ownDataRows + 5 }, (_, n) => `${own}-${n}`);
    for (const id of ids) await served.store.events.save(sampleEvent(id, { tabs: ['export'] }));
    for (const half of [ids.slice(0, 150), ids.slice(150)]) {
      await call('LikeFeedBack', { operate_type: LikeOperate.Like, operate_event_ids: half }, who);
    }
    const first = await call('ExportOwnData', { section: 'likes' }, who);
    expect(first.data?.items).toHaveLength(ownDataRows);
    expect(first.data?.has_more).toBe(true);
    const cursor = first.data?.next_cursor ?? '';
    const second = await call('ExportOwnData', { section: 'likes', cursor }, who);
    expect(second.data).toMatchObject({ has_more: false, next_cursor: '' });
    const found = [...(first.data?.items ?? []), ...(second.data?.items ?? [])];
    expect(found.map(({ event_id }) => event_id).sort()).toEqual([...ids].sort());
    for (const section of ownDataSections) {
      const other = await call('ExportOwnData', { section }, { user: `u-${own}-nobody` });
      expect(other.data?.items).toEqual([]);
    }
    const nobody = await call('ExportOwnData', { section: 'likes' }, {});
    expect(nobody.base_resp?.error_code).toBe(400);
    for (const id of ids) await served.store.events.takeDown(id);
  });
});
