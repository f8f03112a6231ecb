'use client';
import { Icon, type IconName } from './icon';
import { Popup, type PopupProps } from './popup';
import styles from './action-sheet.module.css';

export type Action<K extends string> = {
  key: K;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  icon?: IconName;
};

/** A few things to do, one under the other, and the way out as the last of them. */
export function ActionSheet<K extends string>({
  note,
  actions,
  cancelLabel,
  onChoose,
  ...rest
}: Omit<PopupProps, 'direction' | 'labelledBy' | 'className' | 'children' | 'label'> & {
  label: string;
  /** What the actions mean, above them. */
  note?: string;
  actions: readonly Action<K>[];
  cancelLabel: string;
  onChoose(key: K): void;
}) {
  return (
    <Popup {...rest} direction="bottom" className={styles.sheet}>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.list}>
        {actions.map(({ key, label, lang, icon }) => (
          <li key={key}>
            <button
              type="button"
              lang={lang}
              className={styles.action}
              onClick={() => onChoose(key)}
            >
              {icon && <Icon name={icon} />}
              {label}
            </button>
          </li>
        ))}
        <li className={styles.way}>
          <button type="button" className={styles.action} onClick={rest.onClose}>
            {cancelLabel}
          </button>
        </li>
      </ul>
    </Popup>
  );
}
