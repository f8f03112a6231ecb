'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/file-field';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { draftOf } from '@/lib/browser/storage/draft';
import { addressesInOpml } from '@/lib/browser/feed/opml-file';
import type { Theme } from '@/lib/contract';
import { useThemeAct } from '@/lib/state/topics/themes';

/** An address's result; `error` is '' if it was accepted. */
type AddressResult = { address: string; error: string };

/** The addresses that a reader added to a theme: what was found at each, or why nothing was. */
export function ThemeFeeds({ theme, onChanged }: { theme: Theme; onChanged(): void }) {
  const t = useTranslations('themes.feeds');
  const act = useThemeAct();
  const [draft] = useState(() => draftOf(`feed:${theme.theme_id}`));
  const [typed, setTyped] = useState(draft.read);
  useEffect(() => draft.keep(typed), [draft, typed]);
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [results, setResults] = useState<AddressResult[]>([]);
  /** Addresses that were not tried, as there is no room. */
  const [left, setLeft] = useState(0);
  const { theme_id } = theme;

  /** Returns how many of them were accepted. */
  const add = async (addresses: readonly string[]) => {
    setResults([]);
    setLeft(0);
    let taken = 0;
    for (const [done, address] of addresses.entries()) {
      setProgress({ done, all: addresses.length });
      const answer = await act('ConfigTheme', { theme_id, feeds: [address] });
      const [result] = answer?.feed_results ?? [];
      if (result) setResults((known) => [...known, result]);
      // Also if the theme itself was deleted meanwhile.
      if (!answer?.theme) {
        // A single address has its own result; for a file, report how many addresses are left.
        if (addresses.length > 1) setLeft(addresses.length - done);
        break;
      }
      if (!result?.error) taken += 1;
      if (result?.is_full) {
        setLeft(addresses.length - done - 1);
        break;
      }
    }
    setProgress(undefined);
    onChanged();
    return taken;
  };
  const read = async (file: File) => {
    if (progress) return;
    const addresses = await addressesInOpml(file);
    if (addresses.length > 0) await add(addresses);
    else setResults([{ address: file.name, error: t('noOpml') }]);
  };
  return (
    <section className="border-t border-hairline py-3">
      <h2 className="m-0 mb-2 text-brief font-semibold">{t('title')}</h2>
      <p className="mt-0 mb-2 text-small text-ink-2">{t('own')}</p>
      <AddressList
        feeds={theme.feeds}
        onRemove={(feed_id) =>
          void act('ConfigTheme', { theme_id, remove_feeds: [feed_id] }).then(onChanged)
        }
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '' || progress) return;
          // A rejected address stays in the field, to be corrected or tried again.
          void add([typed.trim()]).then((taken) => taken > 0 && setTyped(''));
        }}
      >
        <TextField
          label={t('address')}
          hint={t('hint')}
          value={typed}
          readOnly={progress !== undefined}
          inputMode="url"
          autoCapitalize="none"
          onChange={({ target }) => setTyped(target.value)}
          after={
            <Button type="submit" look="quiet" className="mr-1">
              {t('add')}
            </Button>
          }
        />
      </form>
      <div className="mt-3">
        <FileField
          label={t('opml')}
          accept=".opml,.xml,text/xml,text/x-opml"
          onFile={(file) => void read(file)}
        />
      </div>
      <div role="status" className="mt-2 text-small">
        {progress && t('progress', progress)}
        {results.map((result) => (
          <TakenAddress key={result.address} {...result} />
        ))}
        {left > 0 && <p className="m-0 text-danger">{t('left', { count: left })}</p>}
      </div>
    </section>
  );
}

/** The theme's addresses, each with the result of its last poll. */
function AddressList({
  feeds,
  onRemove,
}: {
  feeds: Theme['feeds'];
  onRemove(feedId: string): void;
}) {
  const t = useTranslations('themes.feeds');
  return (
    <ul className="m-0 mb-3 list-none p-0">
      {feeds.map(({ feed_id, title, address, state, error }) => (
        <li key={feed_id} className="flex items-center gap-2 border-b border-hairline">
          <span className="min-w-0 flex-1 py-2 text-small [overflow-wrap:anywhere]">
            <span className="block">{title || address}</span>
            <span
              className={`block text-meta ${state === 'failed' ? 'text-danger' : 'text-ink-2'}`}
            >
              {state === 'failed' ? t('failed', { error }) : t(state)}
            </span>
          </span>
          <IconButton
            icon="close"
            size={18}
            label={t('remove', { name: title || address })}
            onClick={() => onRemove(feed_id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** How many characters identify an address; ours. */
const toldChars = 200;

function TakenAddress({ address: whole, error }: AddressResult) {
  const t = useTranslations('themes.feeds');
  const address = whole.length > toldChars ? `${whole.slice(0, toldChars)}…` : whole;
  return (
    <p className={`m-0 [overflow-wrap:anywhere] ${error ? 'text-danger' : 'text-ink-2'}`}>
      {error ? t('refused', { address, error }) : t('taken', { address })}
    </p>
  );
}
