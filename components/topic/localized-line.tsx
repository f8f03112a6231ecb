'use client';
import { useAtomValue } from 'jotai';
import { langTag, pick, pickText, type LocalizedText } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';

/**
 * A text in the reader's language, or in its own, named so for those who hear it. What cuts it off
 * stands here, too: where the dots are, in the middle or on the line, is a matter of its language.
 */
export function LocalizedLine({ text, className }: { text: LocalizedText; className?: string }) {
  const language = useAtomValue(settingAtom('language'));
  return (
    <span lang={langTag(pick(text, language)?.lang)} className={className}>
      {pickText(text, language)}
    </span>
  );
}
