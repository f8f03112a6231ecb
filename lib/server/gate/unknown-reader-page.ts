// The page of a site that asks for a sign-in, while the login service does not say who is there: whoever
// is signed in would be sent to sign in anew.
import type { Language } from '@/lib/model/text/languages';
import { signInUnknownSeconds } from '../identity/sign-in-unknown';
import { waitingPage } from './waiting-page';

const words: Record<Language, string> = {
  en: 'We can’t check who is signed in right now. This page opens by itself in a moment.',
  zh: '暂时无法确认登录状态，页面稍后会自动打开。',
  ph: 'Hindi namin matiyak ngayon kung sino ang naka-sign in. Kusang magbubukas ang page na ito maya-maya.',
};

/** Asks again by itself. */
export function unknownReaderPage(): Response {
  const { body, ...init } = waitingPage(words, signInUnknownSeconds);
  return new Response(body, init);
}
