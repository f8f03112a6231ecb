// The browser's Cache Storage in memory, as far as the offline worker and its page use it.

/** The site that they belong to. */
export const siteOrigin = 'https://news.example';

export const pathOf = (key: string | Request) => {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, siteOrigin);
  return pathname + search;
};

class MemoryCache {
  readonly kept = new Map<string, Response>();
  async match(key: string | Request) {
    return this.kept.get(pathOf(key))?.clone();
  }
  async put(key: string | Request, answer: Response) {
    this.kept.set(pathOf(key), answer);
  }
  async delete(key: string | Request) {
    return this.kept.delete(pathOf(key));
  }
  async keys() {
    return [...this.kept.keys()].map((path) => new Request(siteOrigin + path));
  }
}

export class MemoryCaches {
  readonly stores = new Map<string, MemoryCache>();
  async open(name: string) {
    const known = this.stores.get(name) ?? new MemoryCache();
    this.stores.set(name, known);
    return known;
  }
  async match(key: string | Request) {
    for (const store of this.stores.values()) {
      const found = await store.match(key);
      if (found) return found;
    }
    return undefined;
  }
  async keys() {
    return [...this.stores.keys()];
  }
  async delete(name: string) {
    return this.stores.delete(name);
  }
  /** The cached paths of a store. */
  paths(name: string) {
    return [...(this.stores.get(name)?.kept.keys() ?? [])];
  }
}
