// A third-party reader app as the source text of a program: it makes the calls that the site's own
// pages do not need. It is compiled against types generated from the API document.

export const readerApp = (origin: string) => `
import createClient from 'openapi-fetch';
import type { paths } from './api';

type Told = { error?: { base_resp: { error_message: string } }; response: Response };

export async function readerApp(send: (request: Request) => Promise<Response>, token: string) {
  const headers = { authorization: \`Bearer \${token}\` };
  const client = createClient<paths>({ baseUrl: '${origin}', fetch: send, headers });
  const refused: string[] = [];
  const took = <T extends Told>(answer: T): T => {
    if (answer.error) refused.push(answer.response.url + ' ' + answer.error.base_resp.error_message);
    return answer;
  };
  const page = { query: {} };

  // At the start: where one is, whether the app is old, and what there is to read.
  const country = took(await client.GET('/api/user/v1/get_user_location_country', {}));
  const update = took(
    await client.GET('/api/system/v1/check_update', { params: { query: { version: '0.0.1' } } }),
  );
  const list = took(await client.POST('/api/events/v2/list', { body: { tab: 'recommend' } }));
  const event_id = (list.data?.data?.events ?? []).flatMap((one) => ('id' in one ? [one.id] : []))[0] ?? '';
  const of = { params: { path: { event_id } } };

  // Around an event.
  const social = took(await client.GET('/api/events/v1/{event_id}/social_media', of));
  const course = took(await client.GET('/api/events/v1/{event_id}/timeline', of));
  const opinion = took(await client.GET('/api/events/v1/{event_id}/opinion', of));
  const more = took(await client.POST('/api/expanding_article/v1/list', { body: { event_id } }));
  const found = took(await client.POST('/api/user/v1/basic_info_search', { body: { query: 'time' } }));
  const heard = { params: { query: { event_id } } };
  const speech = took(await client.GET('/api/events/v1/voice/info', {}));
  const text = took(await client.GET('/api/events/v1/voice/text', heard));
  took(await client.POST('/api/events/v1/collect', { body: { event_id } }));
  const shown = took(
    await client.POST('/api/events/v2/list_displayed', { body: { tab: 'recommend' } }),
  );

  // Wishes: what one wants more of, and less.
  const wishes = took(await client.GET('/api/user/v1/add_interests_option', heard));
  const less = took(
    await client.POST('/api/user/v1/disinterest', {
      body: { disinterest_type: 'entity', disinterest_entity_id: 'Zanzibar' },
    }),
  );
  const reasons = took(await client.GET('/api/user/v1/event_feedback_option', {}));
  const option = reasons.data?.data?.options[0]?.key ?? '';
  took(await client.POST('/api/user/v1/feedback', { body: { option, event_id, text: 'Old.' } }));

  // Bots: choose interests by them, follow one, read what they post.
  const chosen = took(
    await client.POST('/api/bots/v1/init_user_interests_by_bots', { body: { bot_ids: ['space'] } }),
  );
  const suited = took(await client.GET('/api/bots/v1/user_interests_bot_list', { params: page }));
  took(await client.POST('/api/bots/v1/follow', { body: { bot_id: 'space' } }));
  const followed = took(await client.GET('/api/bots/v1/followed_bots', { params: page }));
  const bots = took(
    await client.GET('/api/bots/v1/batch_get_bot_info', {
      params: { query: { bot_ids: ['space', 'nobody'] } },
    }),
  );
  took(await client.POST('/api/posts/v1/list', { body: {} }));
  took(await client.POST('/api/posts/v1/list_immersed', { body: {} }));
  took(await client.GET('/api/posts/v1/displayed/list', { params: page }));
  took(await client.GET('/api/posts/v1/history/list', { params: page }));
  took(await client.GET('/api/posts/v1/collect/list', { params: page }));
  took(await client.POST('/api/events/v2/bot_events', { body: { bot_id: 'space' } }));
  took(await client.POST('/api/events/v2/followed_events_by_bot', { body: {} }));
  took(await client.POST('/api/events/v2/followed_breaking_news', { body: {} }));

  // Topics and a theme of one's own.
  const topic_id = 't_sample-time';
  const topics = took(
    await client.GET('/api/topic/track/v1/batch_topic_item_list', {
      params: { query: { topic_ids: [topic_id] } },
    }),
  );
  const place = took(
    await client.GET('/api/topic/track/v1/get_moment_cursor', {
      params: { query: { topic_id, time: Date.now() } },
    }),
  );
  const worth = took(await client.GET('/api/topic/discovery/v1/{event_id}/detail', of));
  took(await client.POST('/api/events/v2/followed_events', { body: {} }));
  const usual = took(await client.POST('/api/events/v2/followed_events_default', { body: {} }));
  const made = took(
    await client.POST('/api/custom_theme/v1/create', { body: { name: 'Time', keywords: ['time'] } }),
  );
  const theme_id = made.data?.theme?.theme_id ?? '';
  const card = took(
    await client.GET('/api/custom_theme/v1/simple_card_data', { params: { query: { theme_id } } }),
  );

  // The day, where lists are and where topics are found.
  const day = took(await client.GET('/api/events/v2/daily_report', { params: page }));
  const sameDay = took(await client.GET('/api/topic/discovery/v1/daily_report', { params: page }));

  return {
    refused,
    event_id,
    country: country.data?.data?.country,
    isOld: update.data?.data?.has_update,
    posts: social.data?.data?.social_media,
    course: course.data?.data?.timeline.length,
    sides: opinion.data?.data?.perspectives,
    more: more.data?.data?.events?.length,
    found: found.data?.data?.events?.length,
    spoken: text.data?.data?.event_id,
    languages: speech.data?.data?.languages,
    shown: shown.data?.data?.events?.length,
    wishes: wishes.data?.data?.options.length,
    less: less.data?.data?.mute?.label,
    interests: chosen.data?.bots?.map(({ bot_id }) => bot_id),
    suited: suited.data?.data?.bots.length,
    followed: followed.data?.data?.bots.map(({ bot_id }) => bot_id),
    bots: bots.data?.bots?.map(({ bot_id }) => bot_id),
    items: topics.data?.topic_item_lists?.length,
    place: place.data?.next_cursor,
    worth: worth.data?.code,
    usual: usual.data?.data?.events?.length,
    card: card.data?.card?.theme_id === theme_id,
    days: [day.data?.code, sameDay.data?.code],
  };
}
`;
