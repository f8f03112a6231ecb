// What a page does at each step of the reveal, bundled into an empty page: besides the buffer and
// the parsing, the growing block is drawn by React and laid out; the blocks before it stay as they are.
import type { Root } from 'hast';
import { memo, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact from 'rehype-react';
import { unified, type Processor } from 'unified';
import { BlockList } from '@/components/chat/block-list';
import { answerTree } from '@/lib/model/markdown/answer-tree';
import { shownBlocks } from '@/lib/model/reveal/answer';
import { kinds, stepCosts, type StepCosts, type Work } from '../reveal';

declare global {
  var measureSteps: () => StepCosts[];
}

/** Its compiler makes elements, which the types of the plugin do not say. */
const renderer = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs })
  .freeze() as unknown as Processor<undefined, undefined, undefined, Root, JSX.Element>;

const BlockView = memo(function BlockView({ text }: { text: string }) {
  return renderer.stringify(answerTree(text));
});

const draw: Work = () => {
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return (answer) => {
    flushSync(() => root.render(<BlockList blocks={shownBlocks(answer)} Block={BlockView} />));
    // Reading a measure makes the browser lay out what was drawn.
    void place.offsetHeight;
  };
};

globalThis.measureSteps = () => stepCosts({ ...kinds, 'buffer, parse, draw and lay out': draw });
