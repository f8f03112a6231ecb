import { earlyPressScript } from '@/lib/browser/early-press';

/** Stands before everything that can be pressed, and hears what is before the page can. */
export function EarlyPress({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // The browser hides a nonce from scripts, and React would miss it.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: earlyPressScript }}
    />
  );
}
