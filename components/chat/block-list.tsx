import { memo, type ComponentType } from 'react';
import type { Block } from '@/lib/model/reveal/blocks';

/** Blocks that are compared and laid out together: a step's cost must not grow with the answer. */
const groupSize = 16;

type Props = { blocks: readonly Block[]; Block: ComponentType<{ text: string }> };

const isSame = (a: Props, b: Props) =>
  a.Block === b.Block &&
  a.blocks.length === b.blocks.length &&
  a.blocks.every((block, at) => {
    const other = b.blocks[at];
    return block === other || (block.key === other?.key && block.text === other.text);
  });

/**
 * An unstyled box: a browser skips the layout of one finished group instead of each of its blocks.
 */
const BlockGroup = memo(function BlockGroup({ blocks, Block }: Props) {
  return (
    <div>
      {blocks.map(({ key, text }) => (
        <Block key={key} text={text} />
      ))}
    </div>
  );
}, isSame);

/** The blocks of an answer; while it grows, only the last few are compared again. */
export function BlockList({ blocks, Block }: Props) {
  const groups: (readonly Block[])[] = [];
  for (let at = 0; at < blocks.length; at += groupSize)
    groups.push(blocks.slice(at, at + groupSize));
  return groups.map((group, at) => <BlockGroup key={at} blocks={group} Block={Block} />);
}
