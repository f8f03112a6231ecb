import { earlyPressScript } from '@/lib/browser/page/early-press';
import { leftPressScript } from '@/lib/browser/page/repeated-press';

/**
 * Placed before everything that can be pressed; ignores the second press of a double press on the
 * page before, and records the others until the page can handle them.
 */
export function EarlyPress({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // The browser hides a nonce from scripts, which React would report as a mismatch.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${leftPressScript};${earlyPressScript}` }}
    />
  );
}
