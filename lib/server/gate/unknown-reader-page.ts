// Shown on a site that requires signing in while the login service does not answer: otherwise
// signed-in readers would be sent to sign in again.
import type { Language } from '@/lib/model/text/languages';
import { signInUnknownSeconds } from '../identity/sign-in-unknown';
import { waitingPage } from './waiting-page';

const words: Record<Language, string> = {
  en: 'We can’t check who is signed in right now. This page opens by itself in a moment.',
  zh: '暂时无法确认登录状态，页面稍后会自动打开。',
  ph: 'Hindi namin matiyak ngayon kung sino ang naka-sign in. Kusang magbubukas ang page na ito maya-maya.',
};

/** Reloads by itself. */
export function unknownReaderPage(): Response {
  const { body, ...init } = waitingPage(words, signInUnknownSeconds);
  return new Response(body, init);
}
