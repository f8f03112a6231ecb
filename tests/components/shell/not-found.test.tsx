import { generateMetadata } from '@/app/not-found';
import en from '@/messages/en.json';

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'errors') => (key: 'notFoundTitle') => en[namespace][key],
}));

it('a tab says of an address that leads nowhere that no page is there', async () => {
  expect(await generateMetadata()).toEqual({ title: 'Page not found' });
});
