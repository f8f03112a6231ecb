import { toTree } from '@/lib/model/markdown/to-tree';
import { textOf } from '@/lib/model/markdown/walk';
import { markdownCases } from '../reveal/markdown-cases';
import { inGatesOr } from '../../gates';
import { describeShared } from '../../shared';

const comment = '\n\n<!-- -->';
/** Without the line ends between blocks, which are not rendered. */
const shown = (tree: object) =>
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'value' && typeof value === 'string') return value.replace(/^\n+|\n+$/g, '');
    if (key !== 'children' || !Array.isArray(value)) return value;
    return value.filter(
      (child: { value?: string }) => !(child.value !== undefined && /^\n*$/.test(child.value)),
    );
  });

describeShared('a text without HTML, which takes the short way', ['corpora'], (folder) => {
  it('is the same tree as by way of HTML', () => {
    const all = markdownCases(folder).filter((text) => !text.includes('<'));
    const cases = all.filter((_, at) => at % inGatesOr(1, 8) === 0);
    // Where the appended comment is visible, an open code fence contained it.
    const compared = cases.filter((text) => !textOf(toTree(text + comment)).includes('<!--'));
    expect(compared.length).toBeGreaterThan(inGatesOr(600, 75));
    for (const text of compared) {
      expect([text, shown(toTree(text))]).toEqual([text, shown(toTree(text + comment))]);
    }
  });
});
