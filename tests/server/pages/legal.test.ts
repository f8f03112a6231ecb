import { builtInDeployments } from '@/lib/deployments';
import { readLegalFacts } from '@/lib/server/pages/legal';

const asked = { host: 'public.localhost:3000' };
jest.mock('next/headers', () => ({ headers: async () => new Headers(asked) }));
jest.mock('@/lib/server/process/deployment-table', () => ({
  deploymentTable: () => builtInDeployments,
}));
jest.mock('@/lib/server/pages/pages', () => ({
  readSite: async () => ({
    deployment: builtInDeployments.find(({ surface }) => surface === 'public'),
  }),
}));

it('the documents of a public site link to the reader, and those under inner/ to themselves', async () => {
  expect((await readLegalFacts(false, 'en')).publicOrigin).toBe('http://localhost:3000');
  expect((await readLegalFacts(true, 'en')).publicOrigin).toBe('');
});
