import {
  Cancellation,
  cancellationMetadata,
  type CancellationProps,
} from '../m/cancel/cancellation';

export const generateMetadata = cancellationMetadata;

export default function CancelPage(props: CancellationProps) {
  return <Cancellation look="desktop" {...props} />;
}
