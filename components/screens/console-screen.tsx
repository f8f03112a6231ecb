'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';
import { listPath } from '@/lib/browser/history/news-paths';
import { onBack } from '@/lib/browser/history/back';
import {
  consolePlace,
  goToConsole,
  type ConsolePlace,
} from '@/lib/browser/history/console-address';
import { rightLostAtom } from '@/lib/state/console/in-doubt';
import { ActsSection } from '../console/acts-section';
import { BotsSection } from '../console/bots-section';
import { ChoiceRow } from '../console/choice-row';
import { ConsoleGo } from '../console/console-go';
import { CommentsSection } from '../console/comments-section';
import { CopiesSection } from '../console/copies-section';
import { DaySection } from '../console/day-section';
import { EventsSection } from '../console/events-section';
import { FeedsSection } from '../console/feeds-section';
import { FilesSection } from '../console/files-section';
import { MailSection } from '../console/mail-section';
import { ModelSection } from '../console/model-section';
import { NoticesSection } from '../console/notices-section';
import { OperatorName } from '../console/operator-name';
import { OverviewSection } from '../console/overview-section';
import { ReadersSection } from '../console/readers-section';
import { ReportsSection } from '../console/reports-section';
import { RunsSection } from '../console/runs-section';
import { SignUpSection } from '../console/sign-up-section';
import { ThemesSection } from '../console/themes-section';
import { TopicsSection } from '../console/topics-section';

const sections = {
  overview: OverviewSection,
  events: EventsSection,
  feeds: FeedsSection,
  runs: RunsSection,
  reports: ReportsSection,
  comments: CommentsSection,
  readers: ReadersSection,
  signUp: SignUpSection,
  topics: TopicsSection,
  themes: ThemesSection,
  bots: BotsSection,
  day: DaySection,
  notices: NoticesSection,
  mail: MailSection,
  model: ModelSection,
  files: FilesSection,
  copies: CopiesSection,
  log: ActsSection,
} satisfies Record<string, ComponentType<{ sought?: string }>>;
type Section = keyof typeof sections;
const names = Object.keys(sections) as Section[];

/** The section that an address names, or the first. */
const sectionOf = (name: string): Section => names.find((one) => one === name) ?? 'overview';

/**
 * The operators' console. `open`: whether this reader is an operator; `at`: the section in the
 * address.
 */
export function ConsoleScreen({ open: opened, at }: { open: boolean; at: ConsolePlace }) {
  const t = useTranslations('console');
  const open = !useAtomValue(rightLostAtom) && opened;
  const [place, setPlace] = useState(at);
  useEffect(() => onBack(() => setPlace(consolePlace())), []);
  const section = sectionOf(place.section);
  const go = (next: Section, query = '') => {
    goToConsole({ section: next, query });
    setPlace({ section: next, query });
  };
  const Shown: ComponentType<{ sought?: string }> = sections[section];
  return (
    <div className="fixed inset-0 overflow-y-auto bg-paper text-ink">
      <main className="mx-auto max-w-4xl px-4 pt-4 pb-16">
        <h1 className="m-0 font-title text-article-title font-semibold">
          {open ? t('title') : t('closed.title')}
        </h1>
        {!open && <p className="mt-2 mb-1 text-brief">{t('closed.text')}</p>}
        <a href={listPath} className="inline-flex min-h-11 items-center text-small text-accent">
          {t('closed.link')}
        </a>
        {open && (
          <>
            <OperatorName />
            <ChoiceRow
              label={t('title')}
              value={section}
              onChange={(next) => go(next)}
              options={names.map((value) => ({ value, text: t(`sections.${value}`) }))}
            />
            <section aria-labelledby="console-section">
              <h2 id="console-section" className="sr-only">
                {t(`sections.${section}`)}
              </h2>
              <ConsoleGo value={go}>
                <Shown key={place.query} sought={place.query} />
              </ConsoleGo>
            </section>
          </>
        )}
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
