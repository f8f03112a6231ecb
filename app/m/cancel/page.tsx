import { Cancellation, cancellationMetadata, type CancellationProps } from './cancellation';

export const generateMetadata = cancellationMetadata;

export default function CancelPage(props: CancellationProps) {
  return <Cancellation look="mobile" {...props} />;
}
