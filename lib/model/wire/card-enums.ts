// The numeric enumerations of the service wire that cards need; the others are in `enums.ts`.

// The numeric enumerations of the service wire: numbers outside, names inside the code.

export const CardMode = {
  Default: 0,
  Summary: 1,
  Thumbnail: 2,
  TitleOnly: 3,
  FlashCard: 4,
} as const;

export const LikeStatus = { Like: 1, None: 2 } as const;

export type LikeStatusValue = (typeof LikeStatus)[keyof typeof LikeStatus];

export type CardModeValue = (typeof CardMode)[keyof typeof CardMode];
