// "Copy link gives the share domain's /news/detail?id=…&outside_share=1."

/** The address of an answer that its reader made public. */
export function answerLink(shareOrigin: string, id: string): string {
  return `${shareOrigin}/answer?id=${encodeURIComponent(id)}`;
}

/** The address of a topic on the share domain. */
export function topicLink(shareOrigin: string, id: string): string {
  return `${shareOrigin}/track?id=${encodeURIComponent(id)}`;
}

/** The address that a reader passes on. */
export function shareLink(shareOrigin: string, id: string): string {
  return `${shareOrigin}/news/detail?id=${encodeURIComponent(id)}&outside_share=1`;
}
