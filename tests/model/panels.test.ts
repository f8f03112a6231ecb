import { noSearch } from '@/lib/model/feed/search';
import { panelNames, panelQuery } from '@/lib/model/feed/panel-name';
import { readPanel, writePanel, type Panel } from '@/lib/model/feed/panels';

const panels: Panel[] = [
  { name: 'search', search: { ...noSearch, query: 'leap second', lang: 'zh', days: 7 } },
  { name: 'topics' },
  { name: 'topics', topic: 't 1&2' },
  { name: 'favorites' },
  { name: 'history' },
  { name: 'settings' },
];

it.each(panels)('an address is parsed back as it was written: $name', (panel) => {
  expect(readPanel(new URLSearchParams(writePanel(panel)))).toEqual(panel);
});

it('an old address opens the panel that it named', () => {
  expect(readPanel(new URLSearchParams('panel=favourites'))).toEqual({ name: 'favorites' });
});

it('an address without a panel is the news', () => {
  expect(readPanel(new URLSearchParams('panel=elsewhere&q=x'))).toBeUndefined();
  expect(readPanel(new URLSearchParams('panel=constructor'))).toBeUndefined();
  expect(readPanel(new URLSearchParams('q=x'))).toBeUndefined();
  expect(writePanel(undefined)).toEqual([]);
  expect(panels.map(({ name }) => name)).toEqual(expect.arrayContaining([...panelNames]));
});

it.each(panels)('a list keeps the panel of its address: $name', (panel) => {
  const written = writePanel(panel);
  expect(panelQuery(new URLSearchParams([...written, ['id', 'e1'], ['tab', 'sports']]))).toEqual(
    written,
  );
});

it('a list keeps no unknown panel', () => {
  expect(panelQuery(new URLSearchParams('panel=elsewhere&q=x'))).toEqual([]);
  expect(panelQuery(new URLSearchParams('q=x&tab=sports'))).toEqual([]);
});
