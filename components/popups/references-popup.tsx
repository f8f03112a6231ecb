import type { PopupContentProps } from '../shell/popup-content';
import { SourceList } from '../event/source-list';

/** "A bottom popup titled Source; maximum height is half the page." */
export default function ReferencesPopup({ popup }: PopupContentProps<'references'>) {
  return <SourceList sources={popup.sources} />;
}
