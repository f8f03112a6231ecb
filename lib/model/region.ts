// The regions; what differs by them is in `region-rules.ts`.

export const regions = ['cn', 'sg'] as const;
export type Region = (typeof regions)[number];

/** The region of a site that names none. */
export const standardRegion: Region = 'sg';
