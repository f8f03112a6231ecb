'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/file-field';
import { saveFile } from '@/lib/browser/page/page-acts';
import type { Output } from '@/lib/contract';
import { opmlBytes } from '@/lib/model/limits/operating';
import { answerOrRefusal } from '@/lib/client/must-succeed';
import { callAtom } from '@/lib/state/page/service';

type Results = NonNullable<Output<'ImportFeeds'>['data']>['items'];
const kinds = ['added', 'there', 'refused'] as const;

/** Exports and imports the site's feeds as a file; the import is reported feed by feed. */
export function FeedFile({ onAdded }: { onAdded(): void }) {
  const t = useTranslations('console.feeds');
  const call = useSetAtom(callAtom);
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<Results>();
  const [wrong, setWrong] = useState('');

  const read = async (file: File) => {
    setResults(undefined);
    setWrong(file.size > opmlBytes ? t('fileTooLarge') : '');
    if (file.size > opmlBytes) return;
    setBusy(true);
    const answer = await answerOrRefusal(call()('ImportFeeds', { opml: await file.text() }));
    setBusy(false);
    if (answer === 'refused') return setWrong(t('noOpml'));
    setResults(answer?.data?.items);
    if (!answer?.data) setWrong(t('importUnknown'));
    // A feed whose result is unknown may have been added.
    if (!answer?.data || answer.data.items.some(({ result }) => result === 'added')) onAdded();
  };
  const save = async () => {
    const answer = await call()('ExportFeeds', {}).catch(() => undefined);
    if (answer?.data) saveFile('feeds.opml', 'text/x-opml', answer.data.opml);
  };
  const counted = kinds.flatMap((kind) => {
    const count = results?.filter(({ result }) => result === kind).length ?? 0;
    return count > 0 ? [t(`imported.${kind}`, { count })] : [];
  });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FileField
          label={t('import')}
          accept=".opml,.xml,text/xml,text/x-opml"
          disabled={busy}
          onFile={(file) => void read(file)}
        />
        <Button onClick={() => void save()}>{t('export')}</Button>
      </div>
      <p role="status" className="m-0 text-small not-empty:mt-2">
        {busy ? t('importing') : wrong || counted.join(' · ')}
      </p>
      {results && (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-small text-accent">
            {t('eachFeed')}
          </summary>
          <ul className="m-0 list-none border-t border-hairline p-0">
            {results.map(({ url, title, result, error }) => (
              <li key={url} className="border-b border-hairline py-2 text-small">
                <span className="block [overflow-wrap:anywhere]">{title || url}</span>
                <span
                  className={`block text-meta ${result === 'refused' ? 'text-danger' : 'text-ink-2'}`}
                >
                  {result === 'refused' ? t('refused', { error }) : t(`results.${result}`)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
