// The program of the offline worker. It is sent to browsers as text, so it uses nothing but its
// arguments: no import, no constant of this file. Protects: with network a page is never an old
// one, and a stored answer is returned whole, its own policy included.
import type { PlannedRequest, RequestPlan } from '@/lib/model/offline/request-plan';

/** The part of the browser's `ServiceWorkerGlobalScope` that the worker uses. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  /** Not every browser has all of these: languages, the data saver setting, and locks. */
  readonly navigator?: {
    readonly languages?: readonly string[];
    readonly connection?: { readonly saveData?: boolean };
    readonly locks?: { request(name: string, run: () => Promise<void>): Promise<void> };
  };
  readonly fetch: typeof fetch;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly WorkerPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

type WorkerPage = {
  readonly visibilityState?: string;
  postMessage(message: unknown): void;
};

/** The fields of all events that it handles. */
export type WorkerEvent = {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly data?: unknown;
  readonly tag?: string;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerSettings = {
  program: string;
  pages: string;
  pictures: string;
  /** Name prefixes of the stores of every build. */
  stores: readonly string[];
  shell: string;
  offline: string;
  pictureBytes: number;
  /** A short page for each language (its tags begin with one of these), the default first. */
  bare: readonly BarePage[];
  bareHeaders: Readonly<Record<string, string>>;
};

export type BarePage = { tags: readonly string[]; html: string };

export type PlanRequest = (request: PlannedRequest, origin: string) => RequestPlan;

export function runOfflineWorker(
  scope: WorkerScope,
  planRequest: PlanRequest,
  settings: WorkerSettings,
): void {
  const { caches, location, clients } = scope;
  // Our Vary headers concern how an answer is requested; they don't matter for what is stored.
  const anyHeaders = { ignoreVary: true };

  const isPage = ({ ok, redirected, headers }: Response) =>
    ok && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');

  /** Program files that a text names: a page's own files, or those a script loads later. */
  const partsIn = (text: string) =>
    [...text.matchAll(/static\/(?:chunks|css|media)\/[\w./~-]+\.(?:js|css)/g)].map(
      ([path]) => `/_next/${path}`,
    );

  const savesData = () => scope.navigator?.connection?.saveData === true;

  /**
   * Stores an answer; false where there is no room. On a device that is full or blocks storage,
   * nothing is stored and the site works as it does without a worker.
   */
  const keep = (store: string, key: RequestInfo, answer: Response): Promise<boolean> =>
    caches
      .open(store)
      .then((opened) => opened.put(key, answer))
      .then(
        () => true,
        () => false,
      );

  const kept = (key: RequestInfo): Promise<Response | undefined> =>
    caches.match(key, anyHeaders).catch(() => undefined);

  /**
   * Stores a program file and returns the files that it refers to; undefined where there is no
   * room. A missing file is skipped; a network failure is an error.
   */
  async function keepPart(path: string): Promise<string[] | undefined> {
    const part = (await kept(path)) ?? (await scope.fetch(path));
    if (!part.ok) return [];
    // A file shared with an older build is copied into the new store: the old one will be removed.
    if (!(await keep(settings.program, path, part.clone()))) return undefined;
    return path.endsWith('.js') ? partsIn(await part.text()) : [];
  }

  /**
   * Stores these files and all that they refer to. A file that cannot be loaded is requested again
   * when needed.
   */
  async function keepAhead(wanted: readonly string[], known: Set<string>): Promise<void> {
    for (const path of wanted) {
      if (known.has(path)) continue;
      known.add(path);
      await keepAhead((await keepPart(path).catch(() => [])) ?? [], known);
    }
  }

  /** Fetches the pages that can stand in for all others, and the files they need. */
  async function keepPages(): Promise<void> {
    const known = new Set<string>();
    const ahead: string[] = [];
    let hasRoom = true;
    for (const path of [settings.shell, settings.offline]) {
      const page = await scope.fetch(path, { cache: 'no-store' });
      // A site that opens only after signing in has nothing to store before that.
      if (!isPage(page)) continue;
      for (const part of partsIn(await page.clone().text())) {
        if (known.has(part)) continue;
        known.add(part);
        const more = await keepPart(part);
        hasRoom &&= more !== undefined;
        ahead.push(...(more ?? []));
      }
      // After its own files: without one of them the page would break. If the network fails in
      // between, the browser tries again, and until then shows what it had. If there is no room,
      // trying again would not help: the worker is installed without the pages.
      hasRoom &&= await keep(settings.pages, path, page);
    }
    if (hasRoom && !savesData()) await keepAhead(ahead, known);
  }

  const openPages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

  /** Removes the stores of older builds, unless another open page may still use one. */
  async function sweep(most: number): Promise<void> {
    if ((await openPages()).length > most) return;
    const current = [settings.program, settings.pages];
    for (const name of await caches.keys()) {
      const isOld = settings.stores.some((begin) => name.startsWith(begin));
      if (isOld && !current.includes(name)) await caches.delete(name);
    }
  }

  /**
   * Shown where nothing is stored, as after a reader has signed out or on a device without room. A
   * network error instead would be an empty page in an installed app, and some browsers would call
   * the site broken.
   */
  function nothingKept(): Response {
    const { bare } = settings;
    const inLanguage = (asked: string) =>
      bare.find(({ tags }) => tags.includes((asked.split('-')[0] ?? '').toLowerCase()));
    const page = (scope.navigator?.languages ?? []).map(inLanguage).find(Boolean) ?? bare[0];
    return new Response(page?.html, { status: 503, headers: settings.bareHeaders });
  }

  async function keptPage({ pathname, search }: URL): Promise<Response> {
    const pages = await caches.open(settings.pages).catch(() => undefined);
    if (!pages) return nothingKept();
    const shell = await pages.match(settings.shell, anyHeaders);
    const isList = pathname === settings.shell;
    if (shell && isList && search === '') return shell;
    // The list page itself finds the tab or the article from the fragment, so one stored page
    // serves all addresses.
    if (shell && (isList || pathname === `${settings.shell}/detail`)) {
      return Response.redirect(`${location.origin}${settings.shell}#${pathname}${search}`, 302);
    }
    return (await pages.match(settings.offline, anyHeaders)) ?? nothingKept();
  }

  let hasLooked = false;

  /**
   * Pages that were removed while nothing could be fetched, or that failed to load, are fetched
   * along with the next page that loads. Checked once until a page fails again: a site may have
   * none to store.
   */
  async function keepMissing(): Promise<void> {
    if (hasLooked) return;
    hasLooked = true;
    const pages = await caches.open(settings.pages);
    if (!(await pages.match(settings.offline, anyHeaders))) await keepPages();
  }

  async function page(event: WorkerEvent): Promise<Response> {
    const { request } = event;
    const url = new URL(request.url);
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(request));
      if (url.pathname === settings.shell && url.search === '' && isPage(answer)) {
        const copy = answer.clone();
        event.waitUntil(keep(settings.pages, settings.shell, copy));
      }
      event.waitUntil(sweep(1));
      event.waitUntil(keepMissing().catch(() => undefined));
      return answer;
    } catch {
      hasLooked = false;
      return keptPage(url);
    }
  }

  async function program(event: WorkerEvent): Promise<Response> {
    const { request } = event;
    const known = await kept(request);
    if (known) return known;
    const answer = await scope.fetch(request);
    // The page has its answer either way: storing must neither delay it nor fail it.
    if (answer.ok) event.waitUntil(keep(settings.program, request, answer.clone()));
    return answer;
  }

  const sizeOf = async (answer: Response) => (await answer.blob()).size;
  // Recounted when it seems too much: a store that was emptied meanwhile is not swept needlessly.
  let pictureBytes = Infinity;

  async function keepPicture(request: Request, answer: Response): Promise<void> {
    const pictures = await caches.open(settings.pictures);
    pictureBytes += await sizeOf(answer.clone());
    await pictures.put(request, answer);
    if (pictureBytes <= settings.pictureBytes) return;
    const all: { key: Request; size: number }[] = [];
    // Oldest first.
    for (const key of await pictures.keys()) {
      const picture = await pictures.match(key, anyHeaders);
      if (picture) all.push({ key, size: await sizeOf(picture) });
    }
    pictureBytes = all.reduce((sum, { size }) => sum + size, 0);
    for (const { key, size } of all) {
      if (pictureBytes <= settings.pictureBytes) break;
      await pictures.delete(key);
      pictureBytes -= size;
    }
  }

  async function picture(event: WorkerEvent): Promise<Response> {
    const { request } = event;
    const known = await caches
      .open(settings.pictures)
      .then((pictures) => pictures.match(request, anyHeaders))
      .catch(() => undefined);
    if (known) return known;
    const answer = await scope.fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(keepPicture(request, copy).catch(() => undefined));
    }
    return answer;
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepPages().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    const start = async () => {
      await scope.registration.navigationPreload?.enable();
      await clients.claim();
      await sweep(0);
    };
    event.waitUntil(start());
  });
  scope.addEventListener('fetch', (event) => {
    const plan = planRequest(event.request, location.origin);
    if (plan === 'page') event.respondWith(page(event));
    if (plan === 'program') event.respondWith(program(event));
    if (plan === 'picture') event.respondWith(picture(event));
  });
  scope.addEventListener('message', (event) => {
    // The reader or the language has changed, so the stored pages are outdated.
    if (event.data === 'keep') event.waitUntil(keepPages().catch(() => undefined));
  });
}
