import { manifest } from '@/lib/server/pages/manifest';
import { deployment } from '../service';

const texts = { description: 'News.', search: 'Hanap', topics: 'Paksa', day: 'Araw' };

it('a site is installed under its own name', () => {
  const brand = { en: 'The Balita', zh: '巴利塔', ph: 'Ang Balita' };
  const own = deployment({ brand, defaultLanguage: 'ph' });
  expect(manifest(own, texts)).toMatchObject({
    ...{ id: '/m/news', name: 'Ang Balita', lang: 'fil', start_url: '/m/news' },
    shortcuts: [{ name: 'Hanap', url: '/m/search' }, { name: 'Paksa' }, { name: 'Araw' }],
  });
  expect(manifest(deployment(), texts).name).toBe(deployment().brand.en);
});
