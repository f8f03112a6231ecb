// The hosts that a list of sources links to: the rows of `event_host`.

export function hostsOf(references: readonly { link: string }[]): string[] {
  const hosts = references.flatMap(({ link }) => {
    const host = URL.canParse(link) ? new URL(link).hostname.toLowerCase() : '';
    return host ? [host] : [];
  });
  return [...new Set(hosts)];
}
