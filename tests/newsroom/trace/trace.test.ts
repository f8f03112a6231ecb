import { setTracer, span, traceparent, tracer } from '@/lib/newsroom/spans';
import { createTracer, type FinishedSpan } from '@/lib/newsroom/trace/create-tracer';
import { createSampler } from '@/lib/newsroom/trace/sampler';
import { readTraceparent } from '@/lib/newsroom/trace/trace-context';

const trace = '0af7651916cd43dd8448eb211c80319c';
const parent = 'b7ad6b7169203331';

function collecting(sampler = createSampler('parentbased_always_on', 1)) {
  const spans: FinishedSpan[] = [];
  const tracing = createTracer(sampler, {
    take: (one) => void spans.push(one),
    close: async () => undefined,
  });
  setTracer(tracing);
  return spans;
}
afterEach(() => setTracer(undefined));

describe('a traceparent', () => {
  it.each([
    [`00-${trace}-${parent}-01`, { traceId: trace, spanId: parent, sampled: true }],
    [`00-${trace}-${parent}-00`, { traceId: trace, spanId: parent, sampled: false }],
    // A later version may contain more.
    [`01-${trace}-${parent}-03-more`, { traceId: trace, spanId: parent, sampled: true }],
  ])('%s is parsed', (header, context) => {
    expect(readTraceparent(header)).toEqual(context);
  });

  it.each([
    ...['', 'nonsense', `00-${trace}-${parent}`, `00-${trace.toUpperCase()}-${parent}-01`],
    ...[`ff-${trace}-${parent}-01`, `00-${'0'.repeat(32)}-${parent}-01`],
    ...[`00-${trace}-${'0'.repeat(16)}-01`, `00-${trace}-${parent}-01-more`],
  ])('%j is ignored', (header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });
});

describe('spans', () => {
  it('cost nothing and go nowhere when tracing is off', async () => {
    expect(tracer()).toBeUndefined();
    expect(await span('a', {}, async () => traceparent())).toBeUndefined();
  });

  it('have the enclosing span as their parent, also across an await', async () => {
    const spans = collecting();
    await span('outer', { parent: `00-${trace}-${parent}-01` }, async () => {
      await Promise.all([
        span('left', {}, async () => undefined),
        span('right', {}, async () => new Promise((resolve) => setImmediate(resolve))),
      ]);
    });
    const outer = spans.find(({ name }) => name === 'outer');
    expect(outer).toMatchObject({ parentId: parent, context: { traceId: trace } });
    for (const name of ['left', 'right']) {
      expect(spans.find((one) => one.name === name)).toMatchObject({
        parentId: outer?.context.spanId,
        context: { traceId: trace },
      });
    }
    for (const { beganNs, endedNs } of spans) expect(endedNs >= beganNs).toBe(true);
  });

  it('record the type of an error, not its message, and rethrow it', async () => {
    const spans = collecting();
    const failing = span('a', {}, async () => {
      throw new RangeError('what a reader wrote');
    });
    await expect(failing).rejects.toThrow('what a reader wrote');
    expect(spans).toMatchObject([{ name: 'a', error: 'RangeError' }]);
  });
});

describe('a sampler', () => {
  const ids = Array.from({ length: 4_096 }, (_, n) =>
    ((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(4),
  );
  const kept = (name: Parameters<typeof createSampler>[0], ratio = 1, sampled?: boolean) =>
    ids.filter((id) =>
      createSampler(name, ratio)(
        id,
        sampled === undefined ? undefined : { traceId: id, spanId: parent, sampled },
      ),
    ).length;

  it('keeps all, none or a share, and with a parent what the parent keeps', () => {
    expect(kept('always_on')).toBe(ids.length);
    expect(kept('always_off')).toBe(0);
    expect(kept('traceidratio', 0.25) / ids.length).toBeCloseTo(0.25, 1);
    expect(kept('traceidratio', 0)).toBe(0);
    expect(kept('parentbased_always_on', 1, false)).toBe(0);
    expect(kept('parentbased_always_off', 1, true)).toBe(ids.length);
    expect(kept('parentbased_traceidratio', 0.25) / ids.length).toBeCloseTo(0.25, 1);
    expect(kept('traceidratio', 0, true)).toBe(0);
  });

  it('that drops a trace exports nothing, and tells the next service', async () => {
    const spans = collecting(createSampler('always_off', 1));
    expect(await span('a', {}, async () => traceparent())).toMatch(/^00-.{32}-.{16}-00$/);
    expect(spans).toEqual([]);
  });
});
