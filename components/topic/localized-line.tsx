'use client';
import { useAtomValue } from 'jotai';
import { langTag } from '@/components/article/article-blocks';
import { pick, pickText, type LocalizedText } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';

/** A text in the reader's language, or in its own, named so for those who hear it. */
export function LocalizedLine({ text }: { text: LocalizedText }) {
  const language = useAtomValue(settingAtom('language'));
  return <span lang={langTag(pick(text, language)?.lang)}>{pickText(text, language)}</span>;
}
