import { manifest } from '@/lib/server/pages/manifest';
import { deployment } from '../service';

it('a site is installed by its own name', () => {
  const brand = { en: 'The Balita', zh: '巴利塔', ph: 'Ang Balita' };
  const own = deployment({ brand, defaultLanguage: 'ph' });
  expect(manifest(own)).toMatchObject({ name: 'Ang Balita', lang: 'fil', start_url: '/m/news' });
  expect(manifest(deployment()).name).toBe(deployment().brand.en);
});
