'use client';
import { NewsLink } from '@/components/shell/news-link';
import { Drawing } from '@/components/ui/drawing';
import './globals.css';

// Here even the language of the reader is unknown, so all three are spoken.
const lines = [
  { lang: 'en', text: 'Something broke on this page. What you saved is safe.' },
  { lang: 'zh-CN', text: '页面出了点问题，你的收藏和记录都在。' },
  { lang: 'fil', text: 'May nasira sa pahinang ito. Ligtas ang mga na-save mo.' },
];

export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Cubewire</title>
        <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center">
          <Drawing name="broken" />
          {lines.map(({ lang, text }) => (
            <p key={lang} lang={lang} className="text-brief text-ink-2">
              {text}
            </p>
          ))}
          <NewsLink>Cubewire</NewsLink>
        </main>
      </body>
    </html>
  );
}
