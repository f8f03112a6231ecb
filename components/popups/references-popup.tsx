import type { PopupContentProps } from './content';
import { SourceList } from './source-list';

/** "A bottom popup titled Source; maximum height is half the page." */
export default function ReferencesPopup({ popup }: PopupContentProps<'references'>) {
  return <SourceList sources={popup.sources} />;
}
