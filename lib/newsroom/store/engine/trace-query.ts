// Reports a query as a span within the caller's trace. Protects: the text has placeholders for
// values, never the values.
import type { LogEvent } from 'kysely';
import { tracer } from '../../spans';

const textChars = 500;

/** Queries outside any trace are not reported: there is one every moment. */
export function traceQuery(
  engine: 'sqlite' | 'postgres',
  { level, query, queryDurationMillis }: LogEvent,
): void {
  const tracing = tracer();
  if (!tracing?.active()) return;
  const open = tracing.begin(`store ${query.sql.split(' ', 1)[0]}`, {
    kind: 'client',
    agoMs: queryDurationMillis,
    attributes: {
      'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
      'db.query.text': query.sql.slice(0, textChars),
    },
  });
  if (level === 'error') open.fail('query failed');
  open.end();
}
