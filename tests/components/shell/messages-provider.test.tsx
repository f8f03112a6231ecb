import { render } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { pack } from '@/lib/model/wire/packed';

function Said({ of }: { of: string }) {
  return <p>{useTranslations()(of)}</p>;
}

it('has the words of its frame beside its own, which go first', () => {
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
