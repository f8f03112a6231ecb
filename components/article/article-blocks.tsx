'use client';
import { langTag, pick, type ContentLanguage, type Language } from '@/lib/model/text/languages';
import { mergeBlocks, type IndexedBlock } from '@/lib/model/markdown/merge-blocks';
import { headingId } from '@/lib/model/markdown/outline';
import type { ArticleEvent } from '@/lib/state/article/load-detail';
import styles from './article.module.css';
import { drawTree, TreeView } from './content/tree-view';
import { useGlow } from './use-glow';

/** Below a title, a brief and an image no phone shows more. */
const openingBlocks = 3;

type Block = IndexedBlock<ArticleEvent['content'][number]>;

/** The content of an article, in one language or in two, block by block. */
export function ArticleBlocks({
  event,
  language,
  secondary,
  highlight,
  opening,
}: {
  event: Pick<ArticleEvent, 'content' | 'highlights' | 'event_version_id'>;
  language: ContentLanguage;
  /** "Bilingual mode renders the content twice, the secondary language in grey." */
  secondary?: Language;
  highlight: boolean;
  /** Only the blocks that the first screen shows. */
  opening: boolean;
}) {
  const updated = new Set(event.highlights.map(({ paragraph_index }) => paragraph_index));
  const blocks = mergeBlocks(event.content);
  return (opening ? blocks.slice(0, openingBlocks) : blocks).map((block) => (
    <ArticleBlock
      key={block.index}
      block={block}
      language={language}
      secondary={secondary}
      updatedBy={highlight && within(block, updated) ? event.event_version_id : undefined}
    />
  ));
}

const within = ({ index, lastIndex }: Block, updated: ReadonlySet<number>) =>
  [...updated].some((paragraph) => paragraph >= index && paragraph <= lastIndex);

function ArticleBlock({
  block,
  language,
  secondary,
  updatedBy,
}: {
  block: Block;
  language: ContentLanguage;
  secondary?: Language;
  /** The version that brought this text, if that is to be shown. */
  updatedBy: string | undefined;
}) {
  const ref = useGlow(updatedBy);
  const first = pick(block.text, language);
  const second = secondary && pick(block.text, secondary);
  return (
    <div
      ref={ref}
      data-updated={updatedBy === undefined ? undefined : true}
      className={styles.block}
    >
      <BlockText block={block} lang={first?.lang} headingId={headingId(block.index)} />
      {second && second !== first && (
        <div className={styles.secondary}>
          <BlockText block={block} lang={second.lang} />
        </div>
      )}
    </div>
  );
}

const treeOf = (block: Block, lang: string | undefined): unknown =>
  block.trees?.find((entry) => entry.lang === lang)?.tree;

/** Pre-renders the beginning of an article before it is requested: a tap then only shows it. */
export function drawAhead({ content }: Pick<ArticleEvent, 'content'>, language: Language): void {
  for (const block of mergeBlocks(content).slice(0, openingBlocks)) {
    drawTree(treeOf(block, pick(block.text, language)?.lang), headingId(block.index));
  }
}

/** One language of a block; its raw text where there is no tree. */
function BlockText({
  block,
  lang,
  headingId: id,
}: {
  block: Block;
  lang: string | undefined;
  headingId?: string;
}) {
  const tree = treeOf(block, lang);
  const text = block.text.find((entry) => entry.lang === lang)?.text;
  return (
    <div lang={langTag(lang)}>{tree ? <TreeView tree={tree} headingId={id} /> : <p>{text}</p>}</div>
  );
}
