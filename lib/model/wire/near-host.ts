// Which host names can only lead to this machine or its own network. Protects: a web page whose
// name is pointed at a reader's machine (DNS rebinding) is never served as ours.

/** Loopback, private and link-local addresses, as a `Host` header spells them. */
const nearAddress =
  /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|10\.\d{1,3}\.\d{1,3}\.\d{1,3}|192\.168\.\d{1,3}\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])\.\d{1,3}\.\d{1,3}|169\.254\.\d{1,3}\.\d{1,3}|\[(?:::1|f[cd][0-9a-f]{2}:[0-9a-f:.]+|fe[89ab][0-9a-f]:[0-9a-f:.]+)\])$/;

/** Suffixes that no public registry assigns: home routers and mDNS add them to a machine's name. */
const homeEndings = ['', '.local', '.lan', '.home', '.home.arpa', '.internal'];

/** The names of a machine in its own network, from its host name. */
export function machineNames(hostName: string): string[] {
  const whole = hostName.toLowerCase();
  const first = whole.split('.')[0] ?? '';
  return first === '' ? [] : [whole, ...homeEndings.map((ending) => first + ending)];
}

/** Whether a name without port is `localhost`, a private address, or one of `ownNames`. */
export function isNearHost(name: string, ownNames: readonly string[]): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return nearAddress.test(name) || ownNames.includes(name);
}
