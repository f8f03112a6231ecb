import { generateMetadata } from '@/app/not-found';
import en from '@/messages/en.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'errors') => (key: 'notFoundTitle') => en[namespace][key],
}));

it('the tab title says that no page exists at an unknown address', async () => {
  expect(await generateMetadata()).toEqual({ title: 'Page not found' });
});
