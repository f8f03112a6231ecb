// Public questions with the articles they were asked about, as feeds: news of 2026 in English
// (RealTimeQA) and news in Chinese (RGB), about half of them without an answer in their articles.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '@/lib/model/text/languages';
import { sharedData } from '../../shared';

export type PublicQuestion = {
  set: string;
  language: Language;
  text: string;
  /** One of these is in a correct answer. */
  answers: readonly string[];
  isAnswerable: boolean;
  /** The addresses of its articles. */
  links: ReadonlySet<string>;
};

type Entry = { title: string; url: string; text: string; published?: string };

const realTime = z.object({
  ...{ id: z.string(), question: z.string(), answer: z.array(z.string()), date: z.string() },
  answer_in_docs: z.boolean(),
  docs: z.array(z.object({ title: z.string(), url: z.string(), text: z.string() })),
});
const alternatives = z.array(z.union([z.string(), z.array(z.string())]));
const rgb = z.object({
  ...{ id: z.string(), question: z.string(), answer: alternatives.transform((all) => all.flat()) },
  ...{ answerable: z.boolean(), docs: z.array(z.string()) },
});

/** Every n-th question of the longer set: its articles must be ingested first. */
const step = 3;
/** The length of the title made from the beginning of an untitled passage. */
const titleCharacters = 40;

const lines = (name: string): unknown[] => {
  const file = sharedData('truth', `${name}.jsonl`);
  if (!file) return [];
  const text = readFileSync(file, 'utf8');
  return text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line) as unknown] : []));
};

function read(): { question: PublicQuestion; entries: Entry[] }[] {
  const english = lines('newsqa-realtimeqa').map((line) => {
    const { question, answer, answer_in_docs, docs, date } = realTime.parse(line);
    const entries = docs.map((doc) => ({ ...doc, published: date }));
    const links = new Set(entries.map(({ url }) => url));
    const of = { set: 'RealTimeQA', language: 'en' as const, text: question, links };
    return { question: { ...of, answers: answer, isAnswerable: answer_in_docs }, entries };
  });
  const chinese = lines('newsqa-rgb-zh')
    .filter((_, at) => at % step === 0)
    .map((line) => {
      const { id, question, answer, answerable, docs } = rgb.parse(line);
      const entries = docs.map((text, at) => ({
        ...{ text, url: `https://rgb.example/${id}/${at}` },
        title:
          text
            .split(/[。！？\n]/)[0]
            ?.trim()
            .slice(0, titleCharacters) ?? '',
      }));
      const links = new Set(entries.map(({ url }) => url));
      const of = { set: 'RGB', language: 'zh' as const, text: question, links };
      return { question: { ...of, answers: answer, isAnswerable: answerable }, entries };
    });
  return [...english, ...chinese];
}

export const publicQuestions = (): PublicQuestion[] => read().map(({ question }) => question);

/** Writes their articles as one JSON Feed per publisher. */
export function writePublicFeeds(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const byHost = new Map<string, (Entry & { language: Language })[]>();
  for (const { question, entries } of read()) {
    for (const entry of entries) {
      const { host } = new URL(entry.url);
      const { language } = question;
      byHost.set(host, [...(byHost.get(host) ?? []), { ...entry, language }]);
    }
  }
  for (const [at, [host, entries]] of [...byHost].entries()) {
    const items = entries.map(({ title, url, text, published, language }) => ({
      ...{ id: url, url, title, language, content_text: text || title },
      ...(published && { date_published: new Date(published).toISOString() }),
    }));
    const version = 'https://jsonfeed.org/version/1.1';
    const feed = { version, title: host, home_page_url: `https://${host}/`, items };
    writeFileSync(join(folder, `${at}.json`), JSON.stringify(feed));
  }
}
