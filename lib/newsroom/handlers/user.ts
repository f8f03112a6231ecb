// The reader's tabs, the settings of a device, interests, and the reader's stored data.
import { readInterests, readTagKey } from '@/lib/contract/interests';
import { ModifyInterests } from '@/lib/model/wire/enums';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { interestTopicsLeast, interestTopicsMost } from '@/lib/model/limits/topics';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { furtherTabs } from '@/lib/model/feed/further-tabs';
import { shownTabs } from '../tabs/shown-tabs';
import { mutesMost, tidyLabel } from '@/lib/model/feed/mutes';
import { readerOf, type Handlers } from '../context';
import { concerned, hidesText } from '../hidden-events';
import { interestSubjects } from '../language/news/interest-subjects';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';

/** Rows of own data in one response; chats are long and are sent in smaller portions; ours. */
export const ownDataRows = 200;
const ownDataChats = 20;

export const userHandlers: Handlers<'user'> = {
  async DisplayTabs(_, { store, tabs }) {
    return { tabs: await shownTabs(store, tabs) };
  },

  async UpsertDeviceSettings({ device_settings }, { store, identity, now }) {
    if (!identity.device) throw new Refusal('noReader');
    await store.readers.saveDeviceSettings(identity.device, device_settings, now);
    return {};
  },

  async IsFirstlyLogin(_, { store, identity }) {
    const owner = ownerOf(identity);
    const initialized = owner && (await store.interests.setting(owner)).initialized;
    return { is_init_interests: initialized ?? false };
  },

  async GetUserCandidateInterests(_, { store, call, identity }) {
    const categories = [...builtInTabs, ...furtherTabs]
      .map(({ key }) => key)
      .filter((key) => key !== defaultTabKey);
    const found = await store.interests.candidates(categories, call.language);
    const owner = ownerOf(identity);
    const isMuted = hidesText(owner ? await store.mutes.of(owner) : []);
    const inTheNews = new Map(
      found.map(({ category, keywords }) => [
        category,
        keywords.filter((keyword) => !isMuted?.(keyword)),
      ]),
    );
    // The constant interests first, then people and places in today's news.
    return {
      interests: categories.map((category) => ({
        category,
        keywords: [
          ...interestSubjects
            .filter(({ tab }) => tab === category)
            .map(({ name }) => name[call.language]),
          ...(inTheNews.get(category) ?? []),
        ].map((keyword) => ({ keyword })),
      })),
    };
  },

  async GetUserInterests(_, { store, identity }) {
    const owner = ownerOf(identity);
    return { interests: owner ? await store.interests.of(owner) : [] };
  },

  async InitializeUserInterests({ interests }, context) {
    const { store, now } = context;
    await store.interests.replace(readerOf(context), readInterests(interests) ?? [], now);
    return {};
  },

  async ModifyUserInterests({ modify_type, modify_tag_keys }, context) {
    const { store, now } = context;
    const pairs = modify_tag_keys.map(readTagKey);
    const added = modify_type === ModifyInterests.Add;
    const change = { add: added ? pairs : [], remove: added ? [] : pairs };
    if (await store.interests.change(readerOf(context), change, now)) return {};
    const values = { least: interestTopicsLeast, most: interestTopicsMost };
    throw new Refusal('interests', { values });
  },

  async GetCustomizeInfo(_, { store, identity }) {
    const owner = ownerOf(identity);
    const setting = owner && (await store.interests.setting(owner));
    return {
      customize_info: {
        personalized_recommend: setting?.personalized ?? true,
        quiet_hours: setting?.quiet_hours,
      },
    };
  },

  async SaveCustomizeInfo({ customize_info }, context) {
    const { personalized_recommend, quiet_hours } = customize_info;
    const owner = readerOf(context);
    const { interests } = context.store;
    if (personalized_recommend !== undefined) {
      await interests.setPersonalized(owner, personalized_recommend);
    }
    if (quiet_hours !== undefined) await interests.setQuietHours(owner, quiet_hours);
    return {};
  },

  async ListMutes(_, { store, identity }) {
    const owner = ownerOf(identity);
    return { mutes: owner ? await store.mutes.of(owner) : [] };
  },

  async AddMute({ mute, shown_event_ids }, context) {
    const { store, now } = context;
    const wanted = { ...mute, label: tidyLabel(mute.label) };
    const owner = readerOf(context);
    if (!(await store.mutes.add(owner, wanted, now))) {
      throw new Refusal('mutes', { values: { most: mutesMost } });
    }
    return { event_ids: await concerned(store, owner, wanted, shown_event_ids) };
  },

  async RemoveMute({ mute }, context) {
    await context.store.mutes.remove(readerOf(context), mute);
    return {};
  },

  async ExportOwnData({ section, cursor }, context) {
    const limit =
      section === 'chats' || section === 'ratings' || section === 'answers'
        ? ownDataChats
        : ownDataRows;
    const page = await context.store.ownData.page(
      readerOf(context),
      section,
      cursor || undefined,
      limit,
    );
    return {
      data: {
        items: page.items,
        has_more: page.next !== undefined,
        next_cursor: page.next ?? '',
      },
    };
  },
};
