// Which web addresses of services can be called. Protects: an address that every call would fail
// with is refused when it is set, not told as a service that is away.

/**
 * Neither user nor password: `fetch` accepts no such address, and messages would reveal them. An
 * address that cannot be parsed at all is refused for that reason elsewhere.
 */
export function isBareAddress(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Neither query nor fragment: the paths of calls are appended to it. */
export const isBaseAddress = (value: string) => !/[?#]/.test(value);
