import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { passwordMarks } from '@/lib/model/account/password';
import { passwordLeast, passwordMost } from '@/lib/model/limits/account';

/** Hints for a password: the first line is the rule, the second is advice. */
export function PasswordHints({ password }: { password: string }) {
  const t = useTranslations('account.password');
  const marks = passwordMarks(password);
  const lines = [
    [marks.length, t('length', { least: passwordLeast, most: passwordMost })],
    [marks.mixed, t('mixed')],
  ] as const;
  return (
    <>
      <p className="mb-1">{t('should')}</p>
      <ul>
        {lines.map(([met, text]) => (
          <li key={text} className={`flex items-start gap-2 ${met ? 'text-ink' : ''}`}>
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center text-accent">
              {met ? (
                <Icon name="check" size={16} />
              ) : (
                <span aria-hidden="true" className="size-1 rounded-full bg-ink-2" />
              )}
            </span>
            <span>
              {text}
              {met && <span className="sr-only"> {t('met')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
