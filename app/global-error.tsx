'use client';
import { lazy, Suspense, type ReactNode } from 'react';
import { newsLinkAttributes } from '@/components/shell/news-link-attributes';
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import './globals.css';

// Here even the reader's language is unknown, so all are shown.
const words: Record<Language, string> = {
  en: 'Something broke on this page. What you saved is safe.',
  zh: '页面出了点问题，你的收藏和记录都在。',
  ph: 'May nasira sa pahinang ito. Ligtas ang mga na-save mo.',
};

/** Every page includes these lines, so the contents are loaded only when shown, if at all. */
const Broken = lazy(async (): Promise<{ default: () => ReactNode }> => {
  const loaded = await import('@/components/ui/drawing').catch(() => undefined);
  return { default: () => loaded && <loaded.Drawing name="broken" /> };
});

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Cubewire</title>
        <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center">
          <div className="h-33">
            <Suspense>
              <Broken />
            </Suspense>
          </div>
          {languages.map((lang) => (
            <p key={lang} lang={toTag(lang)} className="text-brief text-ink-2">
              {words[lang]}
            </p>
          ))}
          <a {...newsLinkAttributes}>Cubewire</a>
        </main>
      </body>
    </html>
  );
}
