// What operators' acts are about: the log calls each by one of these and what was done, with a dot
// between (`event.pin`).
export const actKinds = [
  'event',
  'moment',
  'label',
  'feed',
  'report',
  'comment',
  'reader',
  'sign_up',
  'invitation',
  'topic',
  'theme',
  'bot',
  'post',
  'daily_report',
  'tts',
  'notice',
  'mail',
  'file',
  'cache',
  'operator',
] as const;
export type ActKind = (typeof actKinds)[number];
