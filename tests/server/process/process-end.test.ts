import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import { createOnceAMinute } from '@/lib/model/timing/once-a-minute';
import { drain } from '@/lib/server/process/drain';
import { keepWorker, type WorkerProcess } from '@/lib/server/process/ingest-worker';
import type { ProcessState } from '@/lib/server/process/process-state';
import { readiness } from '@/lib/server/readiness';
import { createSharedPages } from '@/lib/server/process/shared-pages';

const healthy = async () => Response.json({ code: 0 });

describe('readiness', () => {
  it('succeeds while the service answers', async () => {
    expect((await readiness(false, healthy)).status).toBe(200);
  });
  it('fails at once when the process is ending', async () => {
    expect((await readiness(true, healthy)).status).toBe(503);
  });
  it.each([500, 503, 404])('fails while the service answers %d', async (status) => {
    expect((await readiness(false, async () => new Response('', { status }))).status).toBe(503);
  });
});

describe('readiness behind a remote service', () => {
  const away = async () => new Response('', { status: 502 });

  it('stays while the service is down, once it was reached: no other instance would do better', async () => {
    const answer = await readiness(false, away, { seen: true });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('away');
    expect((await readiness(false, away, { seen: false })).status).toBe(503);
    expect((await readiness(true, away, { seen: true })).status).toBe(503);
  });

  it.each(['secret', 'clock'])('fails, with the reason, while our %s is wrong', async (reason) => {
    const asked: Request[] = [];
    const refusing = async (request: Request) => {
      asked.push(request);
      return new Response('', { status: 503, headers: { 'x-identity-refused': reason } });
    };
    const options = { seen: true, authorization: 'Bearer ours' };
    const answer = await readiness(false, refusing, options);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ reason });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer ours');
  });
});

it('readiness is not delayed by a service whose answers cannot be closed', async () => {
  const body = new ReadableStream({ cancel: () => new Promise<never>(() => {}) });
  expect((await readiness(false, async () => new Response(body))).status).toBe(200);
});

describe('the end of the process', () => {
  /** A clock that records sleeps instead of sleeping. */
  function clock(onSleep: (slept: number) => void = () => {}) {
    let slept = 0;
    const sleep = async (ms: number) => {
      slept += ms;
      onSleep(slept);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { sleep, slept: () => slept };
  }
  const stateOf = (calls: number): ProcessState => ({
    draining: false,
    calls,
    onDrain: new Set(),
    sharedPages: createSharedPages(),
    guestPages: createSharedPages(),
    openedSeals: new Map(),
    unkept: new WeakSet(),
    pagesInMaking: new Map(),
    remotes: new Map(),
    onceAMinute: createOnceAMinute(),
    exchange: new AsyncLocalStorage(),
  });

  it('notifies every stream, and the load balancer, before anything closes', async () => {
    const state = stateOf(0);
    const events: string[] = [];
    state.onDrain.add(() => events.push(`stream told, draining ${state.draining}`));
    const { sleep } = clock((slept) => events.push(`slept ${slept}`));
    await drain({ state, sleep, close: async () => void events.push('closed') });
    expect(events.slice(0, 3)).toEqual(['stream told, draining true', 'slept 1500', 'closed']);
  });

  it('gives a slow load balancer the time that the operator set', async () => {
    const { sleep, slept } = clock();
    await drain({ state: stateOf(0), noticeMs: 12_000, sleep, close: async () => {} });
    expect(slept()).toBeGreaterThanOrEqual(12_000);
  });

  it('waits for active calls', async () => {
    const state = stateOf(1);
    let callsAtClose = -1;
    const { sleep } = clock((slept) => {
      if (slept > 3000) state.calls = 0;
    });
    await drain({ state, sleep, close: async () => void (callsAtClose = state.calls) });
    expect(callsAtClose).toBe(0);
  });

  it.each([0, 1])('takes at most 8 seconds even when nothing ends (%d calls)', async (calls) => {
    const { sleep, slept } = clock();
    await drain({ state: stateOf(calls), sleep, close: () => new Promise(() => {}) });
    expect(slept()).toBe(7500);
  });

  it('happens when closing fails', async () => {
    const { sleep } = clock();
    const close = () => Promise.reject(new Error('disk'));
    await expect(drain({ state: stateOf(0), sleep, close })).resolves.toBeUndefined();
  });
});

describe('the ingest worker', () => {
  /** Child processes that the test ends, and pauses that it lets pass. */
  function workers() {
    const children: { exit: () => void; signals: string[] }[] = [];
    const pauses: number[] = [];
    let again = () => {};
    const start = (): WorkerProcess => {
      let onExit: (code: number | null, signal: string | null) => void = () => {};
      const child = { signals: [] as string[], exit: () => onExit(1, null) };
      children.push(child);
      const once = (event: string, listener: unknown) => {
        // The two listeners differ only by event; this one is for exit.
        if (event === 'exit') onExit = listener as typeof onExit;
      };
      return { once, on: () => {}, kill: (signal) => (child.signals.push(signal), true) };
    };
    const later = (run: () => void, ms: number) => {
      pauses.push(ms);
      again = run;
      return () => (again = () => {});
    };
    const worker = keepWorker({ log: pino({ level: 'silent' }), start, later });
    return { worker, children, pauses, pass: () => again() };
  }

  it('that dies is restarted with growing pauses', () => {
    const { children, pauses, pass } = workers();
    for (let round = 0; round < 8; round += 1) {
      children.at(-1)?.exit();
      pass();
    }
    expect(children).toHaveLength(9);
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000]);
  });

  it('ends with the process and is not restarted', async () => {
    const { worker, children, pauses } = workers();
    const stopped = worker.stop();
    expect(children[0]?.signals).toEqual(['SIGTERM']);
    children[0]?.exit();
    await stopped;
    expect(pauses).toEqual([]);
  });

  it('that is between two runs stays dead when the process ends', async () => {
    const { worker, children, pass } = workers();
    children[0]?.exit();
    await worker.stop();
    pass();
    expect(children).toHaveLength(1);
  });
});
