// Every step of the schema, oldest first. A new one: a file `NNN-noun.ts` and a line here, its
// columns in `../schema.ts`, its tables in `../tables.ts` so that backups carry them.
import { initial } from './001-initial';
import { postings } from './002-postings';
import { feedback } from './003-feedback';
import { assistant } from './004-assistant';
import { accounts } from './005-accounts';
import { personal } from './006-personal';
import { tracks } from './007-tracks';
import { reportedTurns } from './008-reported-turns';
import { publishedAnswers } from './009-published-answers';
import { pages } from './010-pages';
import { eventRedirects } from './011-event-redirects';
import { eventTwins } from './012-event-twins';
import { answerRatings } from './013-answer-ratings';
import { mutes } from './014-mutes';
import { comments } from './015-comments';
import { messages } from './016-messages';
import { dailyReports } from './017-daily-reports';
import { bots } from './018-bots';
import { topicsEdit } from './019-topics-edit';
import { themes } from './020-themes';
import { operators } from './021-operators';
import { programs } from './022-programs';
import { jobs } from './025-jobs';
import { topicsDown } from './026-topics-down';
import { operating } from './027-operating';
import { modelUse } from './028-model-use';
import { inviteAge } from './029-invite-age';
import { eventIndexes } from './030-event-indexes';
import { readingPlaces } from './031-reading-places';
import { hiddenMoments } from './032-hidden-moments';
import { searchHeads } from './033-search-heads';
import { reportedWords } from './034-reported-words';
import { openReports } from './035-open-reports';
import { toldAndForgotten } from './036-told-and-forgotten';
import { consoleLists } from './037-console-lists';
import { labelCounts } from './038-label-counts';
import { newestSearch } from './039-newest-search';
import type { Migration } from './migration';

export const migrations: readonly Migration[] = [
  initial,
  postings,
  feedback,
  assistant,
  accounts,
  personal,
  tracks,
  reportedTurns,
  publishedAnswers,
  pages,
  eventRedirects,
  eventTwins,
  answerRatings,
  mutes,
  comments,
  messages,
  dailyReports,
  bots,
  topicsEdit,
  themes,
  operators,
  programs,
  jobs,
  topicsDown,
  operating,
  modelUse,
  inviteAge,
  eventIndexes,
  readingPlaces,
  hiddenMoments,
  searchHeads,
  reportedWords,
  openReports,
  toldAndForgotten,
  consoleLists,
  labelCounts,
  newestSearch,
];
