// The work of a page at each step of the reveal, bundled into an empty page: besides buffering and
// parsing, the growing block is rendered as in the assistant, with its styles, and laid out in its
// place in the list of messages; earlier blocks stay unchanged.
import { NextIntlClientProvider } from 'next-intl';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ArticleContext } from '@/components/article/article-context';
import { AnswerText } from '@/components/chat/answer-text';
import styles from '@/components/chat/chat.module.css';
import { shownBlocks } from '@/lib/model/reveal/answer';
import messages from '../../../messages/en.json';
import { kinds, stepCosts, type StepCosts, type Work } from '../reveal';

declare global {
  var measureSteps: () => StepCosts[];
}

const cited = {
  referenceOf: (order: number) => ({ order, link: `https://paper${order}.example/a` }),
  hideCitations: false,
};

const draw: Work = () => {
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = 'display: flex; height: 700px; flex-direction: column';
  const root = createRoot(place);
  return (answer) => {
    flushSync(() =>
      root.render(
        <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
          <ArticleContext value={cited}>
            <div className={styles.scroller}>
              <ol className={styles.messages}>
                <li className={styles.message}>
                  <div className={styles.column}>
                    <AnswerText blocks={shownBlocks(answer)} answering />
                  </div>
                </li>
              </ol>
            </div>
          </ArticleContext>
        </NextIntlClientProvider>,
      ),
    );
    // Reading a size forces layout.
    void place.offsetHeight;
  };
};

globalThis.measureSteps = () => stepCosts({ ...kinds, 'buffer, parse, draw and lay out': draw });
