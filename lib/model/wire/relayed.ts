// Whether there is a proxy between the client and this process, even if it reports no address.
// Protects: a client behind one does not count as near.

/** Headers of proxies that do not report their client. */
const proxySigns = [
  ...['via', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'],
  ...['x-forwarded-port', 'x-forwarded-server', 'x-original-forwarded-for'],
  // Of content delivery networks and tunnels.
  ...['cdn-loop', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'x-cluster-client-ip'],
];

export type Received = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  httpVersion: string;
};

/** Whether a proxy without a client address is in between: by default nginx uses HTTP/1.0. */
export const isRelayed = ({ headers, httpVersion }: Received): boolean =>
  httpVersion === '1.0' || proxySigns.some((name) => headers[name] !== undefined);
