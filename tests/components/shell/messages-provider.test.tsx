import { render } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { pack } from '@/lib/model/wire/packed';

function Said({ of }: { of: string }) {
  return <p>{useTranslations()(of)}</p>;
}

it('parses the messages of a page once, however often it renders', () => {
  const parse = jest.spyOn(JSON, 'parse');
  try {
    const messages = pack({ often: { a: 'made often' } });
    for (const time of [1, 2, 3]) {
      const { container } = render(
        <MessagesProvider locale="en" messages={`${messages}`}>
          <Said of="often.a" />
        </MessagesProvider>,
      );
      expect([time, container.textContent]).toEqual([time, 'made often']);
    }
    expect(parse.mock.calls.filter(([text]) => text === messages)).toHaveLength(1);
  } finally {
    parse.mockRestore();
  }
});

it('has the messages of its frame beside its own, which take precedence', () => {
  const { container } = render(
    <MessagesProvider locale="en" messages={pack({ frame: { a: 'frame' }, both: { a: 'outer' } })}>
      <MessagesProvider locale="zh-CN" messages={pack({ own: { a: 'own' }, both: { a: 'inner' } })}>
        <Said of="frame.a" />
        <Said of="own.a" />
        <Said of="both.a" />
        <Said of="none.a" />
      </MessagesProvider>
      <Said of="both.a" />
    </MessagesProvider>,
  );
  const said = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(said).toEqual(['frame', 'own', 'inner', 'Missing key: none.a', 'outer']);
});
