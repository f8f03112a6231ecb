import type { Perspective } from '@/lib/contract';
import { langTag, pick, type Language } from '@/lib/model/text/languages';
import { CitedText } from './content/cited-text';

/** Who says it, and the quote with its citation number. */
export function Side({ side, language }: { side: Perspective; language: Language }) {
  const title = pick(side.title, language);
  const text = pick(side.text, language);
  return (
    <>
      {title && (
        <h3 lang={langTag(title.lang)} className="m-0 text-brief font-semibold">
          {title.text}
        </h3>
      )}
      <p lang={langTag(text?.lang)} className="m-0 text-brief text-ink-2">
        <CitedText text={text?.text ?? ''} />
      </p>
    </>
  );
}
