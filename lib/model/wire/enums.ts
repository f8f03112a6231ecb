// The numeric enumerations of the service wire: numbers outside, names inside the code. Those that
// cards need are in `card-enums.ts`.

export const LikeOperate = { Like: 1, CancelLike: 2 } as const;
/** Not in the specification's table; numbered like its neighbor LikeOperate. */
export const CollectOperate = { Collect: 1, UnCollect: 2 } as const;
/** Not in the specification's table; numbered like its neighbor LikeOperate. */
export const ModifyInterests = { Add: 1, Remove: 2 } as const;
export const ReportTarget = {
  Event: 1,
  ChatContent: 2,
  EventComment: 3,
  CommentReply: 4,
  Site: 5,
} as const;
export const ReportReason = {
  NotLike: 1,
  PoorQuality: 2,
  Misinformation: 3,
  Outdated: 4,
  NotLoad: 5,
  ImageProblem: 6,
  Other: 7,
  NotSafe: 8,
  FalseInformation: 9,
  NoHelp: 10,
} as const;
export const MessageType = { General: 1, Like: 2, Comment: 3, Recommend: 4, Sentence: 5 } as const;
export const CommentSort = { Hot: 1, New: 2, Rec: 3 } as const;
export const TopicHotTag = { NONE: 0, HOT: 1, NEW: 2 } as const;
export const TopicItemType = { MOMENT: 1, EVENT: 2, ANALYSIS_ARTICLE: 3 } as const;
export const TopicStatus = { INIT: 1, RUNNING: 2, STOPPED: 3, UPDATING: 4 } as const;

/** The name of a wire number; undefined for an unknown one. */
export function nameIn<const E extends Readonly<Record<string, number>>>(
  values: E,
  value: number,
): keyof E | undefined {
  return Object.keys(values).find((name) => values[name] === value);
}

export type MessageTypeValue = (typeof MessageType)[keyof typeof MessageType];
export type TopicStatusValue = (typeof TopicStatus)[keyof typeof TopicStatus];
