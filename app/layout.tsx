import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { EarlyPress } from '@/components/shell/early-press';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { Providers } from '@/components/shell/providers';
import { frameMessages, requestLanguage } from '@/lib/i18n';
import { contactsOf, innerBrand } from '@/lib/deployments';
import { readSettings } from '@/lib/model/settings';
import { pageAttributes } from '@/lib/model/page-attributes';
import { AppMode } from '@/lib/model/wire/app-mode';
import { toTag } from '@/lib/model/text/languages';
import { buildId } from '@/lib/server/process/build-id';
import { readSite, requestTime } from '@/lib/server/pages/pages';
import './globals.css';
import './desk.css';
import './print.css';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#111315' },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  const [language, t, { deployment }] = await Promise.all([
    requestLanguage(),
    getTranslations('shell'),
    readSite(),
  ]);
  const brand = (await headers()).has('x-inner') ? innerBrand : deployment.brand[language];
  return {
    title: { default: brand, template: `%s · ${brand}` },
    description: t('description'),
    applicationName: brand,
    manifest: '/manifest.webmanifest',
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await requestLanguage();
  const [jar, sent, site, messages] = await Promise.all([
    cookies(),
    headers(),
    readSite(),
    frameMessages(language),
  ]);
  const { brand, coverHost, region, layout } = site.deployment;
  const settings = readSettings((row) => row.cookie && jar.get(row.cookie)?.value, {
    language,
    layout,
  });
  const mode = sent.get('x-app-mode') ?? AppMode.H5;
  const { trackingUrl, trackingBlacklist: blacklist } = site.deployment;
  const start = {
    settings,
    site: {
      brand: sent.has('x-inner') ? innerBrand : brand[language],
      comments: site.deployment.comments,
      coverHost,
      region,
      desktop: mode === AppMode.PC,
      savesData: sent.get('save-data')?.toLowerCase() === 'on',
      offline:
        site.deployment.surface === 'reader' && !sent.has('x-inner')
          ? { build: buildId() }
          : undefined,
      env: site.deployment.env,
      feedbackEmail: contactsOf(site.deployment, sent.has('x-inner')).feedback,
      philippines: site.philippines,
      shareOrigin: site.shareOrigin,
      workChatAppId: site.deployment.workChat?.appId,
      tracking: trackingUrl ? { blacklist } : undefined,
    },
    reader: site.reader,
    unsure: site.unsure,
    now: requestTime(),
  };
  return (
    <html lang={toTag(language)} data-mode={mode} {...pageAttributes(settings)}>
      <body>
        <EarlyPress nonce={sent.get('x-nonce') ?? undefined} />
        <MessagesProvider locale={toTag(language)} messages={messages}>
          <Providers start={start}>{children}</Providers>
        </MessagesProvider>
      </body>
    </html>
  );
}
