// Which sources of an event are posts on a social network, by their address: the sites of
// well-known networks, and the form of post addresses on servers of the fediverse.
import { parse } from 'tldts';
import type { SocialPost } from '@/lib/contract';
import type { StoredEvent } from './types';

const networks: ReadonlySet<string> = new Set([
  ...['bsky.app', 'douyin.com', 'facebook.com', 'fb.com', 'instagram.com', 'linkedin.com'],
  ...['mastodon.online', 'mastodon.social', 'pinterest.com', 'reddit.com', 'snapchat.com'],
  ...['t.me', 'telegram.me', 'threads.com', 'threads.net', 'tiktok.com', 'tumblr.com'],
  ...['twitter.com', 'vk.com', 'weibo.cn', 'weibo.com', 'x.com', 'xiaohongshu.com'],
  ...['youtu.be', 'youtube.com'],
]);

/** "/@name/1234", "/users/name/statuses/1234", "/notice/abc": posts of the fediverse. */
const fediversePost = /^\/(?:@[^/]+\/\d{6,}|users\/[^/]+\/statuses\/\d+|notice\/\w+)\/?$/;

function isPost(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, pathname } = new URL(link);
  return networks.has(parse(hostname).domain ?? '') || fediversePost.test(pathname);
}

/** The account in an address such as `/@name/1` or `/name/status/1`; undefined without one. */
function accountIn(link: string): string | undefined {
  const { pathname } = new URL(link);
  return /^\/(@[^/]+)/.exec(pathname)?.[1] ?? /^\/([^/]+)\/status\//.exec(pathname)?.[1];
}

/** The posts among an event's references, in their order. */
export function socialPosts({ references, lang }: Pick<StoredEvent, 'references' | 'lang'>) {
  return references.flatMap(({ link, title = '', source }): SocialPost[] =>
    title !== '' && isPost(link)
      ? [{ author: source ?? accountIn(link), text: [{ lang, text: title }], link }]
      : [],
  );
}
