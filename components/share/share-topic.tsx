import type { Topic, TopicItem } from '@/lib/contract';
import { pick, readLanguage, toTag } from '@/lib/model/text/languages';
import { clearTag } from '@/lib/model/text/voice-tag';
import { openAppEvents, timelineFirst } from '@/lib/model/limits/topics';
import { isSampleTopic, showsFollowers, topicState } from '@/lib/model/article/topic';
import { OpenBlock } from './open-block';
import { ShareDate } from './share-date';
import type { ShareSite } from './share-site';

/** A topic as a page of its own: its description, its newest events, and links onward. */
export function ShareTopic({
  site,
  topic,
  items,
  hrefOf,
  openHref,
}: {
  site: ShareSite;
  topic: Topic;
  items: readonly TopicItem[];
  /** The shared page of an event. */
  hrefOf(id: string): string;
  openHref: string;
}) {
  const { t, language } = site;
  const state = topicState(topic, items.length);
  return (
    <div className="topic">
      <header>
        <TopicFacet icon={topic.icon} name={topic.topic_name} />
        <div>
          <h1 lang={clearTag(topic.topic_name)}>{topic.topic_name}</h1>
          {isSampleTopic(topic) && (
            <p className="made">
              <span className="tag">{t('sample')}</span>
            </p>
          )}
          {showsFollowers(topic) && (
            <p className="meta">{t('topicFollowers', { count: topic.follow_count })}</p>
          )}
        </div>
      </header>
      {topic.description && (
        <p className="about" lang={clearTag(topic.description)}>
          {topic.description}
        </p>
      )}
      {state && (
        <p className="note" role="status">
          {t(`topicStates.${state}`)}
        </p>
      )}
      {items.length > 0 && (
        <section aria-labelledby="events">
          <h2 id="events">{t('topicEvents')}</h2>
          <ol className="timeline">
            {items.slice(0, timelineFirst).map((item) => {
              const title = pick(item.title, language);
              const spoken = title && readLanguage(title.lang);
              return (
                <li key={item.id} id={`topic-${item.id}`}>
                  <ShareDate time={item.time} />
                  <a
                    href={hrefOf(item.id)}
                    lang={spoken && spoken !== 'source' ? toTag(spoken) : undefined}
                  >
                    {title?.text}
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      {items.length >= openAppEvents && <OpenBlock site={site} href={openHref} web />}
    </div>
  );
}

/** The image of a topic, or the first letter of its name. */
function TopicFacet({ icon, name }: { icon: string; name: string }) {
  if (icon) return <img className="icon" src={icon} alt="" width={64} height={64} />;
  return (
    <span className="icon" aria-hidden="true">
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </span>
  );
}
