// Whether a proxy stands between who asks and this process, although it tells no address. Protects:
// whoever comes through one is not taken for somebody near.

/** What proxies add that do not say whom they speak for. */
const proxySigns = ['via', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'];

export type Received = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  httpVersion: string;
};

/** Whether somebody is in between who left no address: nginx as it comes speaks HTTP/1.0. */
export const isRelayed = ({ headers, httpVersion }: Received): boolean =>
  httpVersion === '1.0' || proxySigns.some((name) => headers[name] !== undefined);
