// A body of the permitted size must arrive whole: past the middleware, which buffers no more of a
// body than its setting allows, and past the proxy that we document.
import { readFileSync } from 'node:fs';
import { operations, type Operation } from '@/lib/contract';
import { bodyMaxBytes } from '@/lib/model/limits/service';

const rows: Operation[] = Object.values(operations);
const most = Math.max(...rows.map(({ bodyBytes = bodyMaxBytes }) => bodyBytes));
const megabytes = (file: string, form: RegExp) =>
  Number(form.exec(readFileSync(file, 'utf8'))?.[1]) * 1024 * 1024;

it('the middleware passes on the largest body of a call', () => {
  expect(most).toBeGreaterThan(bodyMaxBytes);
  expect(megabytes('next.config.mjs', /proxyClientMaxBodySize: '(\d+)mb'/)).toBeGreaterThan(most);
});

it('the example of a proxy passes it on, too', () => {
  expect(megabytes('deploy/nginx.conf', /client_max_body_size (\d+)m;/)).toBeGreaterThan(most);
});
