import { useTranslations } from 'next-intl';

type Field = { name: string; place: string; type: string; required: boolean };
type Call = {
  name: string;
  summary: string;
  text: string;
  method: string;
  path: string;
  byToken: boolean;
  input: readonly Field[];
  answer: readonly Field[];
  example?: string;
};

/** Every call of the site, for developers: all on one page, so that it can be searched. */
export function ApiReference({
  groups,
}: {
  groups: readonly { name: string; calls: readonly Call[] }[];
}) {
  const t = useTranslations('reference');
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <main className="mx-auto max-w-3xl px-5 py-8">
        <h1 className="mt-0 mb-2 font-title text-card-title font-semibold">{t('title')}</h1>
        <p className="mt-0 mb-2 text-brief">{t('text')}</p>
        <p className="mt-0 mb-6 text-brief">
          <a
            href="/api/openapi.json"
            className="inline-flex min-h-11 items-center text-accent underline"
          >
            {t('document')}
          </a>
        </p>
        <nav aria-label={t('groups')}>
          <ul className="m-0 flex list-none flex-wrap gap-x-4 p-0">
            {groups.map(({ name }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  lang="en"
                  className="inline-flex min-h-11 min-w-11 items-center text-accent"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ name, calls }) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`} className="pt-8">
            <h2 id={`${name}-title`} lang="en" className="m-0 text-body font-semibold">
              {name}
            </h2>
            {calls.map((call) => (
              <CallEntry key={call.name} call={call} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function CallEntry({ call }: { call: Call }) {
  const t = useTranslations('reference');
  return (
    <article id={call.name} className="border-b border-hairline py-5">
      <h3 lang="en" className="m-0 text-brief font-semibold">
        {call.summary}
      </h3>
      <p translate="no" className="mt-1 mb-0 text-small [overflow-wrap:anywhere]">
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <p lang="en" className="mt-1 mb-0 text-small">
        {call.text}
      </p>
      <p className="mt-1 mb-0 text-small text-ink-2">
        {t(call.byToken ? 'byToken' : 'notByToken')}
      </p>
      <Fields title={t('input')} fields={call.input} />
      {call.example !== undefined && call.example !== '{}' && (
        <pre
          translate="no"
          tabIndex={0}
          aria-label={t('example')}
          className="mt-3 mb-0 overflow-x-auto text-small"
        >
          <code>{call.example}</code>
        </pre>
      )}
      <Fields title={t('answer')} fields={call.answer} />
    </article>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  const t = useTranslations('reference');
  if (fields.length === 0) return null;
  return (
    <>
      <h4 className="mt-3 mb-1 text-small font-medium">{title}</h4>
      <ul translate="no" className="m-0 list-none p-0 text-small">
        {fields.map(({ name, place, type, required }) => (
          <li key={`${place}/${name}`} className="py-0.5 [overflow-wrap:anywhere]">
            <code>{name}</code>
            {required && <span className="text-ink-2"> · {t('required')}</span>}
            <span className="text-ink-2">
              {' '}
              · {place && `${place} · `}
              {type}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
