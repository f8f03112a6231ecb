import type { Element, Root } from 'hast';
import type { ComponentPropsWithoutRef, JSX, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact, { type Options } from 'rehype-react';
import { unified, type Processor } from 'unified';
import { splitCitations } from '@/lib/model/markdown/citation-groups';
import { referenceId } from '@/lib/model/markdown/citations';
import { isUnsupportedMark } from '@/lib/model/markdown/answer-tree';
import { citedNumbers } from '@/lib/model/markdown/citation-figures';
import { cleanTree } from '@/lib/model/markdown/clean-tree';
import { walkElements } from '@/lib/model/markdown/walk';
import { safeHref } from '@/lib/model/wire/safe-href';

export type Citing = {
  /** "In outside-share mode reference-quote icons are hidden." */
  hidden: boolean;
  /** The numbers with a source in this page's list. */
  known: ReadonlySet<number>;
};

type Processed = Processor<undefined, undefined, undefined, Root, JSX.Element>;

function rendererFor(citing: Citing): Processed {
  const components: Options['components'] = {
    a: ShareLink,
    img: ShareImage,
    span: ({ node, children }: { node?: Element; children?: ReactNode }) =>
      node && isUnsupportedMark(node) ? <sup>?</sup> : <>{children}</>,
    sup: ({ node, children }: { node?: Element; children?: ReactNode }) => {
      const numbers = node && citedNumbers(node);
      return numbers ? (
        <Figures numbers={numbers.map(Number)} citing={citing} />
      ) : (
        <sup>{children}</sup>
      );
    },
    table: ({ children }: { children?: ReactNode }) => (
      <div className="table" tabIndex={0} role="group">
        <table>{children}</table>
      </div>
    ),
    h1: 'h2',
  };
  // Its compiler creates elements, which the plugin's types don't express.
  return unified()
    .use(rehypeReact, { Fragment, jsx, jsxs, components, passNode: true, ignoreInvalidStyle: true })
    .freeze() as unknown as Processed;
}

/** A parsed text as plain HTML: share pages have no buttons and need no scripts. */
export function ShareTree({
  tree,
  citing,
  headingId,
}: {
  tree: unknown;
  citing: Citing;
  headingId: string;
}) {
  const root = cleanTree(tree);
  if (!root) return null;
  let given = false;
  walkElements(root, (node) => {
    if (given || !/^h[1-6]$/.test(node.tagName)) return;
    node.properties.id = headingId;
    given = true;
  });
  return rendererFor(citing).stringify(root);
}

function ShareLink({ href, children }: ComponentPropsWithoutRef<'a'>) {
  const address = safeHref(href);
  if (!address) return <>{children}</>;
  return (
    <a href={address} rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}

type ImageProps = ComponentPropsWithoutRef<'img'> & {
  'data-caption'?: string;
  'data-video'?: string;
};

/** An image in a box of constant size, or the video that it stands for. */
export function ShareImage({
  src,
  alt = '',
  'data-caption': caption,
  'data-video': video,
}: ImageProps) {
  const picture = safeHref(src);
  const film = safeHref(video);
  if (!picture && !film) return null;
  return (
    <span className="figure">
      {film ? (
        <video src={film} poster={picture} title={alt || undefined} controls preload="none" />
      ) : (
        <img src={picture} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      )}
      {caption && <span className="caption">{caption}</span>}
    </span>
  );
}

/** Citation numbers linking to the list of sources; a number without a source stays plain text. */
export function Figures({ numbers, citing }: { numbers: readonly number[]; citing: Citing }) {
  if (citing.hidden) return null;
  const known = numbers.filter((n) => citing.known.has(n));
  const unknown = numbers.filter((n) => !citing.known.has(n));
  return (
    <>
      {known.length > 0 && (
        <sup className="figures">
          {known.map((n) => (
            <a key={n} href={`#${referenceId(n)}`}>
              {n}
            </a>
          ))}
        </sup>
      )}
      {unknown.map((n) => ` [${n}]`).join('')}
    </>
  );
}

/** Plain text with its citation marks as numbers. */
export function CitedWords({ text, citing }: { text: string; citing: Citing }) {
  return splitCitations(text).map((part, index) =>
    typeof part === 'string' ? part : <Figures key={index} numbers={part} citing={citing} />,
  );
}
