// Schemas that many calls return, with their names in the API document and in types generated from
// it.
import * as z from 'zod';
import { bot, customize, immersedPost, post } from './bot';
import { fieldDescription } from './bot-description';
import { comment, reply } from './comment';
import { dailyEntry, dailyReport, dailySection } from './daily-report';
import { contentBlock, localizedText, newsEvent, reference } from './entities';
import { envelopeShape } from './envelope';
import { interest } from './interests';
import { message } from './message';
import { listedEvent } from './moment';
import { mute } from './mutes';
import { report } from './report';
import { deepMindRun, theme, themeItem } from './theme';
import { topic, topicItem } from './topic';
import { spokenPart, playlist } from './voice';

export const namedSchemas = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries({
  Bot: bot,
  BotCustomize: customize,
  BotField: fieldDescription,
  Comment: comment,
  ContentBlock: contentBlock,
  DailyEntry: dailyEntry,
  DailyReport: dailyReport,
  DailySection: dailySection,
  DeepMindRun: deepMindRun,
  Event: newsEvent,
  ImmersedPost: immersedPost,
  Interest: interest,
  ListedEvent: listedEvent,
  Message: message,
  Mute: mute,
  Outcome: envelopeShape.base_resp,
  Playlist: playlist,
  Post: post,
  Reference: reference,
  Reply: reply,
  Report: report,
  SpokenPart: spokenPart,
  Text: localizedText,
  Theme: theme,
  ThemeItem: themeItem,
  Topic: topic,
  TopicItem: topicItem,
})) {
  namedSchemas.add(schema, { id });
}
