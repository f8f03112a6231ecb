import { siteOfRegion } from '@/lib/server/process/site-of-region';
import { deployment } from '../service';

const brand = { en: 'Daily', zh: '日报', ph: 'Araw' };
const at = (host: string, fields: object = {}) => deployment({ hosts: [host], ...fields });

it('is the first site of the region that has an address', () => {
  const site = siteOfRegion(
    [
      at('share.example', { surface: 'share', region: 'cn', origin: 'https://share.example' }),
      at('plain.example', { region: 'cn' }),
      at('cn.example', { region: 'cn', origin: 'https://cn.example', brand }),
      at('cn2.example', { region: 'cn', origin: 'https://cn2.example' }),
      at('sg.example', { region: 'sg', origin: 'https://sg.example' }),
    ],
    3000,
  );
  expect(site('cn', 'zh')).toEqual({ origin: 'https://cn.example', brand: '日报' });
  expect(site('cn', 'en')).toEqual({ origin: 'https://cn.example', brand: 'Daily' });
  expect(site('sg', 'en').origin).toBe('https://sg.example');
});

it('is another region’s where this one has none, and a local one at its port', () => {
  const other = at('sg.example', { region: 'sg', origin: 'https://sg.example' });
  expect(siteOfRegion([at('cn.example', { region: 'cn' }), other], 3000)('cn', 'en').origin).toBe(
    'https://sg.example',
  );
  expect(siteOfRegion([at('cn.localhost', { region: 'cn' })], 3000)('cn', 'en').origin).toBe(
    'http://cn.localhost:3000',
  );
  expect(siteOfRegion([], 3000)('cn', 'en')).toEqual({
    ...{ origin: 'http://localhost:3000', brand: 'Cubewire' },
  });
});
