import { earlyPressScript } from '@/lib/browser/page/early-press';

/** Placed before everything that can be pressed; records presses until the page can handle them. */
export function EarlyPress({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // The browser hides a nonce from scripts, which React would report as a mismatch.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: earlyPressScript }}
    />
  );
}
