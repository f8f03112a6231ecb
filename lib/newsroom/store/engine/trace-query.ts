// One query as a span, within whatever asked for it. Protects: the text has places for values, never
// the values.
import type { LogEvent } from 'kysely';
import { tracer } from '../../spans';

const textChars = 500;

/** Queries that belong to no trace are not told: there is one of them each moment. */
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
