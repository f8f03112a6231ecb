'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { FileField } from '@/components/ui/file-field';
import { fileBytes, fileNameChars } from '@/lib/model/limits/operating';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { answerOrRefusal } from '@/lib/client/must-succeed';
import { callAtom } from '@/lib/state/page/service';
import { AskedAct } from './asked-act';
import { ConsoleList } from './console-list';

/** A file in wire format: `data:…;base64,…`. */
function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

/** Images and texts that an operator stores on the site, each with its address. */
export function FilesSection() {
  const t = useTranslations('console.files');
  const dateTime = useDateTime();
  const call = useSetAtom(callAtom);
  const act = useInnerAct();
  const list = useInnerList('ListFiles', {});
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const save = async (file: File) => {
    const wrong = file.size > fileBytes ? 'tooLarge' : file.size === 0 && 'emptyFile';
    setSaid(wrong ? t(wrong) : '');
    if (wrong) return;
    setBusy(true);
    const name = file.name.slice(-fileNameChars);
    const content = await contentOf(file).catch(() => '');
    const saved = content
      ? await answerOrRefusal(call()('SaveFile', { name, content }))
      : 'refused';
    setBusy(false);
    if (saved === 'refused') return setSaid(t('notSaved'));
    setSaid(saved?.data ? t('saved', { name: saved.data.name }) : t('savedUnknown'));
    list.reload();
  };
  return (
    <>
      <p className="mt-0 mb-4 text-brief text-ink-2">{t('hint')}</p>
      <FileField
        label={t('add')}
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif,text/*,.md,.csv,.json,.opml"
        disabled={busy}
        onFile={(file) => void save(file)}
      />
      <p role="status" className="m-0 mb-4 text-small not-empty:mt-2">
        {busy ? t('saving') : said}
      </p>
      <ConsoleList
        list={list}
        keyOf={({ file_id }) => file_id}
        row={({ file_id, name, type, bytes, url, created_at }) => (
          <>
            <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">{name}</h3>
            <p className="m-0 mt-1 text-meta text-ink-2">
              {[
                type.split(';')[0],
                t('size', { kibibytes: Math.max(1, Math.round(bytes / 1024)) }),
                dateTime(created_at, { dateStyle: 'medium', timeStyle: 'short' }),
              ].join(' · ')}
            </p>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-small [overflow-wrap:anywhere] text-accent"
            >
              {url}
            </a>
            <div className="flex flex-wrap gap-2">
              <AskedAct
                text={t('delete')}
                of={name}
                question={t('askDelete')}
                onAct={async () => {
                  const done = await act('DeleteFile', { file_id });
                  if (done) list.reload();
                  return done;
                }}
              />
            </div>
          </>
        )}
      />
    </>
  );
}
