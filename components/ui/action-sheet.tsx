'use client';
import { Icon, type IconName } from './icon';
import { Popup, type PopupProps } from './popup';
import styles from './action-sheet.module.css';

export type Action<K extends string> = {
  key: K;
  label: string;
  /** The label's language, if it is not the page's. */
  lang?: string;
  icon?: IconName;
};

/** A few actions, from the bottom of the page; see {@link ActionList}. */
export function ActionSheet(
  props: Omit<PopupProps, 'direction' | 'labelledBy' | 'className' | 'label'> & { label: string },
) {
  return <Popup {...props} direction="bottom" className={styles.sheet} />;
}

/** The actions, one below the other, and cancel as the last one. */
export function ActionList<K extends string>({
  note,
  actions,
  cancelLabel,
  onChoose,
  onCancel,
}: {
  /** An explanation above the actions. */
  note?: string;
  actions: readonly Action<K>[];
  cancelLabel: string;
  onChoose(key: K): void;
  onCancel(): void;
}) {
  return (
    <>
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
          <button type="button" className={styles.action} onClick={onCancel}>
            {cancelLabel}
          </button>
        </li>
      </ul>
    </>
  );
}
