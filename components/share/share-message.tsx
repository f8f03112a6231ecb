import { PageDrawing } from '@/components/ui/page-drawing';

/** A page with a single message: gone, missing, broken, not served here. */
export function ShareMessage({
  drawing,
  title,
  text,
  action,
}: {
  drawing: 'nowhere' | 'broken' | 'empty';
  title: string;
  text: string;
  action?: { href: string; label: string };
}) {
  return (
    <div className="message">
      <PageDrawing name={drawing} />
      <h1>{title}</h1>
      <p>{text}</p>
      {action && (
        <a className="button" href={action.href}>
          {action.label}
        </a>
      )}
    </div>
  );
}
