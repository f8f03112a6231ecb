import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { chooseVoiceAtom, useVoices } from '@/lib/state/listen/tracks';

/** The choice among the site's voices; hidden if there is only one. */
export function VoiceChoice() {
  const t = useTranslations('listen');
  const choose = useSetAtom(chooseVoiceAtom);
  const { voices, voice } = useVoices();
  if (voices.length === 0) return null;
  return (
    <label className="flex items-center gap-2 px-4 text-small text-ink-2">
      {t('voice')}
      <select
        value={voice}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 min-w-0 flex-1 truncate border-0 bg-paper text-small text-ink"
      >
        {voices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
