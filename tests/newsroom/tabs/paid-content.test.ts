import { isPaidContent } from '@/lib/newsroom/tabs/paid-content';

const plain = { url: 'https://paper.example/2026/02/05/1.html', title: 'A bank opens a branch' };

test.each([
  'https://paper.example/sponsored/a-bank-opens-a-branch/',
  'https://paper.example/business/partner-content/bank.html',
  'https://paper.example/Paid_Content/2026/bank',
  'https://paidpost.paper.example/bank/branch',
  'https://paper.example/%E5%B9%BF%E5%91%8A/1.html',
])('a section of %s marks paid content', (url) => {
  expect(isPaidContent({ ...plain, url })).toBe(true);
});

test.each([
  '[Sponsored] A bank opens a branch',
  'Paid post: A bank opens a branch',
  'PARTNER CONTENT | A bank opens a branch',
  'A bank opens a branch | Sponsored content',
  'A bank opens a branch (Advertorial)',
  '【广告】新支行开业',
  '推广：新支行开业',
  'Patalastas: Nagbukas ang bangko',
])('the title %j marks paid content', (title) => {
  expect(isPaidContent({ ...plain, title })).toBe(true);
});

test.each([
  plain,
  // The last part of an address is not a section.
  { ...plain, url: 'https://paper.example/news/sponsored-content-is-growing' },
  { ...plain, url: 'https://paper.example/sponsored' },
  // News about the trade.
  { ...plain, url: 'https://paper.example/business/media/advertising/rates.html' },
  { ...plain, title: 'Sponsored content on news sites is growing' },
  { ...plain, title: 'The senator said: sponsored content must be marked' },
  { ...plain, title: '广告法修订草案公布' },
  { url: 'not an address', title: '' },
])('%j is ordinary news', (item) => {
  expect(isPaidContent(item)).toBe(false);
});
