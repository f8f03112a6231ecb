// The parts in which a reader's own data is exported, in the order of the file.

export const ownDataSections = [
  'favourites',
  'likes',
  'reads',
  'shown',
  'dislikes',
  'messages',
  'mutes',
  'reports',
  'interests',
  'topics',
  'bots',
  'bot_posts',
  'posts_shown',
  'madeTopics',
  'themes',
  'followedThemes',
  'themeFeeds',
  'themeRuns',
  'chats',
  'ratings',
  'answers',
  'tokens',
  'readingTimes',
  'remoteValues',
] as const;
export type OwnDataSection = (typeof ownDataSections)[number];
