// Rendered on the server without scripts, so that it works while everything else is being tested.

export type OutboxRow = {
  kind: 'phone' | 'email';
  to: string;
  subject: string;
  text: string;
  time: string;
};

type Texts = { title: string; about: string; empty: string; again: string };

export function Outbox({ texts, messages }: { texts: Texts; messages: readonly OutboxRow[] }) {
  return (
    <main className="frame px-4 py-6">
      <header className="flex items-baseline justify-between gap-4">
        <h1 className="font-title text-card-title font-semibold">{texts.title}</h1>
        {/* A link to the current page: reloads it. */}
        <a href="/dev/outbox" className="shrink-0 text-brief text-accent">
          {texts.again}
        </a>
      </header>
      <p className="mt-1 text-brief text-ink-2">{texts.about}</p>
      {messages.length === 0 && <p className="mt-10 text-center text-ink-2">{texts.empty}</p>}
      <ol className="m-0 mt-4 list-none p-0">
        {messages.map((message, index) => (
          <li key={messages.length - index} className="border-t border-hairline py-4">
            <p className="flex justify-between gap-4 text-brief text-ink-2">
              <span className="min-w-0 truncate">{message.to}</span>
              <time className="shrink-0">{message.time}</time>
            </p>
            {message.subject && <h2 className="mt-1 font-semibold">{message.subject}</h2>}
            <p className="mt-1 whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </main>
  );
}
