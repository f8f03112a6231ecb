import { misspelledSettings } from '@/lib/server/process/misspelled-settings';

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['data_dir', 'DATA_DIR'],
  ['OPERATOR', 'OPERATORS'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['AI_BASEURL', 'AI_BASE_URL'],
])('%s is recognized as %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
});

it('ignores names of other programs, and a misspelling of a setting that is set', () => {
  const others = { PATH: '/bin', HOSTNAME: 'a', LOGNAME: 'b', PORTS: '1', npm_config_cache: 'c' };
  expect(misspelledSettings(others)).toEqual([]);
  expect(misspelledSettings({ SMTP_URL: 'smtp://a', SMPT_URL: 'smtp://b' })).toEqual([]);
});
