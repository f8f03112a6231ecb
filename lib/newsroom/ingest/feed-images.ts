// Which files of a feed item are pictures, and which picture is the best.

type File = { url?: string; type?: string; medium?: string; width?: number };
type Holder = { contents?: File[]; thumbnails?: { url?: string }[] };
/** Media RSS as the feed library reads it. */
type Media = Holder & { groups?: Holder[] };

/** By its type; by the extension of its address only where no type is given. */
export function isImage({ type = '', url = '', medium }: File): boolean {
  if (medium === 'image' || type.startsWith('image/')) return true;
  return !type && /\.(jpe?g|png|webp|gif)\b/i.test(url);
}

/** Addresses of the pictures of Media RSS, the widest first; thumbnails last. */
export function mediaImages(media: Media | undefined): string[] {
  const groups: Holder[] = media ? [media, ...(media.groups ?? [])] : [];
  const contents: (File & Holder)[] = groups.flatMap((group) => group.contents ?? []);
  const pictures = contents.filter(isImage).sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
  const thumbnails = [...groups, ...contents].flatMap((holder) => holder.thumbnails ?? []);
  return [...pictures, ...thumbnails].map(({ url }) => url).filter((url) => url !== undefined);
}
