'use client';
import { useAtomValue } from 'jotai';
import { langTag, pick, pickText, type LocalizedText } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';

/**
 * A text in the reader's language, or in its own, with that language set for screen readers. Its
 * truncation is handled here, too: where an ellipsis goes, mid-height or on the baseline, depends
 * on its language.
 */
export function LocalizedLine({ text, className }: { text: LocalizedText; className?: string }) {
  const language = useAtomValue(settingAtom('language'));
  return (
    <span lang={langTag(pick(text, language)?.lang)} className={className}>
      {pickText(text, language)}
    </span>
  );
}
