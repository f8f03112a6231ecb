'use client';
import { hasHan } from '@/lib/model/text/scripts';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Output } from '@/lib/contract';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { addressChars } from '@/lib/model/limits/service';
import { toTag } from '@/lib/model/text/languages';
import { tagOfLetters } from '@/lib/model/text/voice-tag';
import { callAtom } from '@/lib/state/page/service';
import { FeedFields, type FeedDraft } from './feed-fields';

type Preview = NonNullable<Output<'PreviewFeed'>['data']>;

/** Adds a feed by its address, or by a page's: it is previewed before it is added. */
export function AddFeed({ onAdded }: { onAdded(): void }) {
  const t = useTranslations('console.feeds');
  const call = useSetAtom(callAtom);
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Preview>();
  const [said, setSaid] = useState('');

  const look = async () => {
    setBusy(true);
    setFound(undefined);
    setSaid('');
    const answer = await call()('PreviewFeed', { url: address.trim() }).catch(() => undefined);
    setBusy(false);
    setFound(answer?.data);
  };
  const end = (text: string) => {
    setFound(undefined);
    setAddress('');
    setSaid(text);
    onAdded();
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim() && !busy) void look();
        }}
      >
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          error={found?.error ? t('noFeed', { error: found.error }) : undefined}
          value={address}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={addressChars}
          onChange={({ target }) => {
            setAddress(target.value);
            setFound(undefined);
          }}
          after={
            <Button type="submit" look="quiet" className="mr-1" disabled={busy}>
              {t('look')}
            </Button>
          }
        />
      </form>
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {busy ? t('looking') : said}
      </p>
      {found && !found.error && (
        <FoundFeed
          key={found.url}
          found={found}
          onAdded={(name) => end(t('added', { name }))}
          onThere={() => end(t('known'))}
        />
      )}
    </>
  );
}

function FoundFeed({
  found,
  onAdded,
  onThere,
}: {
  found: Preview;
  onAdded(name: string): void;
  onThere(): void;
}) {
  const t = useTranslations('console.feeds');
  const dateTime = useDateTime();
  const call = useSetAtom(callAtom);
  const { url, title, lang, known, items } = found;
  const [draft, setDraft] = useState<FeedDraft>({
    ...{ title, tab: defaultTabKey, lang: lang ?? null, full_text: true },
  });
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const asked = call()('AddFeed', { ...draft, url, lang: draft.lang ?? undefined });
    const answer = await asked.catch(() => undefined);
    setBusy(false);
    // Another operator added it meanwhile, with their own choices.
    if (answer?.data?.result === 'there') onThere();
    else if (answer?.data) onAdded(draft.title || url);
  };
  return (
    <section aria-label={title} className="mt-3 rounded-cover border border-hairline p-4">
      <h3 className="m-0 text-body font-semibold [overflow-wrap:anywhere]">{title}</h3>
      <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">{url}</p>
      {items.length > 0 ? (
        <ul className="m-0 my-3 list-none p-0">
          {items.map((item) => (
            <li key={item.url + item.title} className="border-t border-hairline py-2">
              <span
                lang={lang && !hasHan(item.title) ? toTag(lang) : tagOfLetters(item.title)}
                className="block text-small [overflow-wrap:anywhere]"
              >
                {item.title}
              </span>
              <span className="block text-meta text-ink-2">
                {dateTime(item.published_at, { dateStyle: 'medium', timeStyle: 'short' })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="my-3 text-small text-ink-2">{t('noItems')}</p>
      )}
      {known ? (
        <p className="m-0 text-small">{t('known')}</p>
      ) : (
        <>
          <FeedFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
          <Button look="solid" className="mt-3" disabled={busy} onClick={() => void add()}>
            {t('add')}
          </Button>
        </>
      )}
    </section>
  );
}
