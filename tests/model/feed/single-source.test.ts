import { isHeadlineOnly, onlySource } from '@/lib/model/feed/single-source';
import { defaultTab, builtInTabs } from '@/lib/model/feed/tabs';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { distinctSources, mainDomain } from '@/lib/model/feed/sources';

const source = (name: string) => ({ name, link: `https://${name}.example/1` });
const [one, other] = [source('one'), source('other')];
const brief = (...texts: string[]) => texts.map((text) => ({ lang: 'en', text }));

it('an event has an only source where exactly one publisher reported it, and it is news', () => {
  expect(onlySource({ sources: [one], writing: 'extract' })).toBe(one);
  expect(onlySource({ sources: [one], writing: 'model' })).toBe(one);
  expect(onlySource({ sources: [one], writing: 'sample' })).toBeUndefined();
  expect(onlySource({ sources: [one, other], writing: 'extract' })).toBeUndefined();
  expect(onlySource({ sources: [], writing: 'extract' })).toBeUndefined();
});

it('an event is a headline only where no language has a brief', () => {
  const entry = { sources: [one], writing: 'extract' as const };
  expect(isHeadlineOnly({ ...entry, brief: [] })).toBe(true);
  expect(isHeadlineOnly({ ...entry, brief: brief('', ' ') })).toBe(true);
  expect(isHeadlineOnly({ ...entry, brief: brief('', 'Rain.') })).toBe(false);
  expect(isHeadlineOnly({ ...entry, sources: [one, other], brief: [] })).toBe(false);
});

it('the first tab of the list opens, and every tab has a name in each language', () => {
  expect(defaultTab(undefined)).toBe('recommend');
  expect(defaultTab([])).toBe('recommend');
  expect(defaultTab(builtInTabs.slice(2))).toBe('financial');
  for (const { name } of allTabs) expect(new Set(name.map(({ lang }) => lang)).size).toBe(3);
  expect(new Set(allTabs.map(({ key }) => key)).size).toBe(allTabs.length);
});

it.each([
  ['https://news.BBC.co.uk/a', 'bbc.co.uk'],
  ['bbc.co.uk', 'bbc.co.uk'],
  ['http://127.0.0.1:80/x', '127.0.0.1'],
  ['http://LOCALHOST/x', 'localhost'],
  ['no address', ''],
])('the domain of %s is %j', (address, domain) => expect(mainDomain(address)).toBe(domain));

it('sources count once by name and once by domain', () => {
  const reference = (name: string | undefined, link: string) => ({ source: name, link });
  const [bbc, again, named, plain, google, google2, none] = [
    reference('BBC', 'https://bbc.co.uk/1'),
    reference('Somebody', 'https://news.bbc.co.uk/2'),
    reference(' bbc ', 'https://mirror.example/3'),
    reference(undefined, 'https://plain.example/4'),
    reference('A', 'https://news.google.com/5'),
    reference('B', 'https://news.google.com/6'),
    reference(undefined, 'no address'),
  ];
  expect(distinctSources([bbc, again, named, plain, google, google2, none, none])).toEqual([
    ...[bbc, plain, google, google2, none, none],
  ]);
  // The name of a duplicate counts as a duplicate, too.
  const called = reference('Somebody', 'https://other.example/7');
  expect(distinctSources([bbc, again, called])).toEqual([bbc]);
});
