import { EnvironmentError, parseEnvironment } from '@/lib/server/process/env';
import { traceSettings } from '@/lib/server/process/tracing-environment';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' };
const settings = (source: Record<string, string> = {}) =>
  traceSettings(parseEnvironment({ ...endpoint, ...source }), 'web');

it('a receiver alone is enough', () => {
  expect(settings()).toEqual({
    ...{ url: 'http://collector.example:4318/v1/traces', headers: {} },
    resource: { 'service.name': 'cubewire-web', 'process.pid': process.pid },
    ...{ sampler: 'parentbased_always_on', ratio: 1, delayMs: 5_000, timeoutMs: 10_000 },
  });
});

it.each([
  [{ OTEL_SDK_DISABLED: 'true' }],
  [{ OTEL_TRACES_EXPORTER: 'none' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
])('nothing is traced with %j', (source) => expect(settings(source)).toBeUndefined());

it('what is off only when it says so is on', () => {
  expect(settings({ OTEL_SDK_DISABLED: 'false', OTEL_TRACES_EXPORTER: 'otlp' })).toBeDefined();
});

it('an address of the traces alone is asked as it is', () => {
  const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://t.example/v1/traces?tenant=a' };
  expect(settings(whole)?.url).toBe('https://t.example/v1/traces?tenant=a');
  expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example/base//' })?.url).toBe(
    'http://c.example/base/v1/traces',
  );
});

it('attributes and headers are read as baggage is, and a name of its own counts before them', () => {
  const source = {
    OTEL_EXPORTER_OTLP_HEADERS: ' x-key = a%20key ,b=c=d',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=of-the-list,deployment.environment=prod,empty=',
  };
  expect(settings(source)).toMatchObject({
    headers: { 'x-key': 'a key', b: 'c=d' },
    resource: {
      ...{ 'service.name': 'of-the-list', 'deployment.environment': 'prod', empty: '' },
    },
  });
  expect(settings({ ...source, OTEL_SERVICE_NAME: 'mine' })?.resource['service.name']).toBe('mine');
});

it.each([
  ['OTEL_RESOURCE_ATTRIBUTES', 'no pair'],
  ['OTEL_RESOURCE_ATTRIBUTES', '=value'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a=b,'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a=%zz'],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', '0'],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', '600001'],
  ['OTEL_BSP_SCHEDULE_DELAY', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.01'],
  ['OTEL_TRACES_SAMPLER_ARG', '.5'],
  ['OTEL_SERVICE_NAME', 'x'.repeat(201)],
])('%s is not %j', (name, value) => {
  expect(() => settings({ [name]: value })).toThrow(EnvironmentError);
});

it.each([
  ['OTEL_TRACES_SAMPLER_ARG', '0', 'ratio', 0],
  ['OTEL_TRACES_SAMPLER_ARG', '0.25', 'ratio', 0.25],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', '600000', 'timeoutMs', 600_000],
  ['OTEL_BSP_SCHEDULE_DELAY', '1', 'delayMs', 1],
] as const)('%s may be %s', (name, value, field, read) => {
  expect(settings({ [name]: value })?.[field]).toBe(read);
});
