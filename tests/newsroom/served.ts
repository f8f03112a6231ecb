// A newsroom for one test file, and the ways in which a client may reach it, all of which must
// answer alike.
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import {
  buildRequest,
  operations,
  type Fetch,
  type Input,
  type OperationName,
} from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { openNewsroom, type Newsroom, type NewsroomOptions } from '@/lib/newsroom';
import { serve } from '@/lib/newsroom/serve';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { remoteService } from '@/lib/server/calls/remote-service';
import { startedFolder } from '@/tests/first-start';

/** Signs the identity of a caller. */
export const serviceSecret = 'a secret that only this test knows about';

export type Service = () => { fetch: Fetch; base: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of an answer beyond its schema: those that the API document does not name. */
function unnamed(answer: unknown, read: unknown, at = ''): string[] {
  if (!isObject(answer) || !isObject(read)) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key in read ? unnamed(value, read[key], `${at}/${key}`) : [`${at}/${key}`],
  );
}

/** Opened before the tests of the file and closed after them. */
export function servedNewsroom(
  name: string,
  clock: () => number,
  options: Partial<NewsroomOptions> = {},
) {
  const log = pino({ level: 'silent' });
  let folder: string;
  let newsroom: Newsroom;
  let store: OpenStore;
  let server: Awaited<ReturnType<typeof serve>>;
  let socket: string;

  beforeAll(async () => {
    folder = await startedFolder(name, clock());
    newsroom = await openNewsroom({
      dataDir: folder,
      secret: serviceSecret,
      log,
      clock,
      ...options,
    });
    store = await openStore({ dataDir: folder, log });
    server = await serve(newsroom.fetch, 0);
    // A server that listens on a TCP port has an address of that form.
    socket = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await store.close();
    await newsroom.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ways: [string, Service][] = [
    ['in process', () => ({ fetch: newsroom.fetch, base: 'http://newsroom.invalid' })],
    ['over a socket', () => ({ fetch: (request) => fetch(request), base: socket })],
    [
      'as a remote service',
      () => ({ fetch: remoteService({ base: socket }), base: 'http://news-service.invalid' }),
    ],
  ];
  const bearer = async (who: Identity) =>
    `Bearer ${await signIdentity(who, serviceSecret, clock())}`;

  return {
    ways,
    /** The store behind it, to prepare and to inspect. */
    get store() {
      return store;
    },
    /** One operation as `who`, its answer parsed by its schema. */
    async call<N extends OperationName>(
      service: Service,
      operation: N,
      input: Input<N>,
      who: Identity,
      language = 'EN',
    ) {
      const { fetch: ask, base } = service();
      const headers = { authorization: await bearer(who), language };
      const answer = await ask(buildRequest(operation, input, base, headers));
      const sent: unknown = await answer.json();
      const body = operations[operation].output.parse(sent);
      expect([operation, unnamed(sent, body)]).toEqual([operation, []]);
      // Each operation's own schema made this, which the compiler cannot see through the lookup.
      return body as ReturnType<(typeof operations)[N]['output']['parse']>;
    },
    /** A body as given, even one that no schema would accept. */
    async post(service: Service, path: string, body: unknown, who: Identity) {
      const { fetch: ask, base } = service();
      const headers = { authorization: await bearer(who) };
      return ask(new Request(base + path, { method: 'POST', body: JSON.stringify(body), headers }));
    },
  };
}
