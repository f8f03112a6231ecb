import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtInDeployments } from '@/lib/deployments';
import { pageUpstream, serviceBase, upstream } from '@/lib/server/calls/upstream';

const servers: Server[] = [];

/** A service that answers with its name, the request it got, and the region. */
async function service(name: string): Promise<string> {
  const server = createServer((request, response) => {
    const said = [name, request.url, request.headers['x-region']];
    response.end(said.filter(Boolean).join(' '));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
}

afterAll(() => servers.forEach((server) => server.close()));

it('calls the news service of each deployment at that deployment’s base address', async () => {
  const [row] = builtInDeployments;
  if (!row) throw new Error('there is no built-in deployment');
  for (const region of ['cn', 'sg'] as const) {
    const ask = upstream({ ...row, region, newsServiceUrl: await service(region) });
    const answer = await ask(new Request(`${serviceBase}/api/user/v1/display_tabs?a=1`));
    expect(await answer.text()).toBe(`${region} /base/api/user/v1/display_tabs?a=1`);
  }
});

it('calls the login service of a deployment for signing in, and sends the region', async () => {
  const [row] = builtInDeployments;
  if (!row) throw new Error('there is no built-in deployment');
  for (const region of ['cn', 'sg'] as const) {
    const [newsServiceUrl, loginServiceUrl] = [await service('news'), await service('login')];
    const ask = pageUpstream({ ...row, region, newsServiceUrl, loginServiceUrl });
    const news = await ask(new Request(`${serviceBase}/api/user/v1/display_tabs`));
    expect(await news.text()).toBe('news /base/api/user/v1/display_tabs');
    const login = await ask(new Request(`${serviceBase}/api/login/v1/methods`));
    expect(await login.text()).toBe(`login /base/api/login/v1/methods ${region}`);
  }
});
