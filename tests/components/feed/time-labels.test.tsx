import { ClockLabel } from '@/components/event/clock-label';
import { TimeLabel } from '@/components/event/time-label';
import { ShareDate } from '@/components/share/share-date';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { clockAtom, serverClockAtom } from '@/lib/state/page/clock';
import { createStore, Provider } from 'jotai';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import ph from '@/messages/ph.json';
import { now, renderPage } from '../page';

const minute = 60_000;
const day = 24 * 60 * minute;

function label(content: React.ReactNode, language: 'en' | 'zh' | 'ph', timeZone = 'UTC') {
  const store = createStore();
  const { container } = renderPage(content, { language, store });
  act(() => store.set(clockAtom, { now, timeZone }));
  return container.textContent;
}

describe('the clock form of a time', () => {
  it.each([
    ['en', ['Today 09:05', 'Yesterday 09:05', 'Nov 1', '2025-11-01']],
    ['zh', ['今天 09:05', '昨天 09:05', '11月1日', '2025-11-01']],
    ['ph', ['Ngayong araw 09:05', 'Kahapon 09:05', 'Nob 1', '2025-11-01']],
  ] as const)('names today and yesterday with the hour, then the day: %s', (language, forms) => {
    const times = [
      Date.UTC(2026, 10, 21, 9, 5),
      Date.UTC(2026, 10, 20, 9, 5),
      Date.UTC(2026, 10, 1, 9, 5),
      Date.UTC(2025, 10, 1, 9, 5),
    ];
    expect(times.map((time) => label(<ClockLabel time={time} />, language))).toEqual(forms);
  });

  it('uses the reader’s calendar', () => {
    const time = Date.UTC(2026, 10, 20, 17);
    expect(label(<ClockLabel time={time} />, 'zh', 'Asia/Shanghai')).toBe('今天 01:00');
    expect(label(<ClockLabel time={time} />, 'zh', 'America/New_York')).toBe('昨天 12:00');
  });

  it('is empty without a time', () => {
    expect(label(<ClockLabel time={0} />, 'en')).toBe('');
  });
});

describe('the age of an event', () => {
  it.each([
    ['en', ['Just now', '1 minute ago', '6 days ago', '3 weeks ago', '2025-11-21']],
    ['zh', ['刚刚', '1 分钟前', '6 天前', '3 周前', '2025-11-21']],
    [
      'ph',
      [
        'Ngayon lang',
        '1 min ang nakalipas',
        '6 araw ang nakalipas',
        '3 linggo ang nakalipas',
        '2025-11-21',
      ],
    ],
  ] as const)('is shown in %s', (language, words) => {
    const ages = [0, minute, 6 * day, 27 * day, 365 * day];
    expect(ages.map((age) => label(<TimeLabel time={now - age} />, language))).toEqual(words);
  });
});

it.each(['en', 'zh', 'ph'] as const)(
  'an event of another year, its sources and its shared page write its day alike (%s)',
  (language) => {
    // Late in the evening in UTC, and the next day in Manila.
    const time = Date.UTC(2025, 2, 18, 20);
    const manila = 'Asia/Manila';
    expect(label(<TimeLabel time={time} />, language, manila)).toBe('2025-03-19');
    expect(label(<ClockLabel time={time} />, language, manila)).toBe('2025-03-19');
    expect(label(<TimeLabel time={time} />, language)).toBe('2025-03-18');
    // It is cached for readers of all zones.
    expect(label(<ShareDate time={time} />, language, manila)).toBe('2025-03-18');
  },
);

it('a label hydrated after the page’s clock advanced shows the server’s text, then its own', () => {
  const store = createStore();
  const clock = { now, timeZone: 'UTC' };
  store.set(clockAtom, clock);
  store.set(serverClockAtom, clock);
  const labels = (
    <Provider store={store}>
      <MessagesProvider locale="fil" messages={ph}>
        <ClockLabel time={now - minute} /> <TimeLabel time={now - minute} />
      </MessagesProvider>
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(labels);
  const sent = container.textContent;
  store.set(clockAtom, { now: now + minute, timeZone: 'Asia/Manila' });
  const complaints: unknown[] = [];
  render(labels, {
    container: document.body.appendChild(container),
    hydrate: true,
    onRecoverableError: (error) => complaints.push(error),
  });
  expect(complaints).toEqual([]);
  expect(container).not.toHaveTextContent(sent);
  expect(container).toHaveTextContent('2 min ang nakalipas');
});
