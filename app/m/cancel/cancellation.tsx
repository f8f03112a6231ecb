import type { Metadata } from 'next';
import { CancelScreen } from '@/components/personal/cancel/cancel-screen';
import { PopupStack } from '@/components/popups/popup-stack';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages, textsIn } from '@/lib/i18n';
import { toLanguage, toTag } from '@/lib/model/text/languages';

export type CancellationProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The language that the address asks for, else the reader's. */
async function languageOf({ searchParams }: CancellationProps) {
  const { language } = await searchParams;
  return toLanguage([language].flat()[0], await requestLanguage());
}

export async function cancellationMetadata(props: CancellationProps): Promise<Metadata> {
  const language = await languageOf(props);
  const t = await textsIn(language, 'cancel');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'signIn', 'popup', 'cancel', 'personal'] as const;

/** The page at four addresses: for phones and desktops, on the site and its inner variant. */
export async function Cancellation({
  look,
  ...props
}: CancellationProps & { look: 'mobile' | 'desktop' }) {
  const language = await languageOf(props);
  const messages = await screenMessages(language, namespaces);
  return (
    <div lang={toTag(language)}>
      <MessagesProvider locale={toTag(language)} messages={messages}>
        <CancelScreen look={look} />
        <PopupStack />
      </MessagesProvider>
    </div>
  );
}
