import { readMarkup, readPlainText, readTitle } from '@/lib/newsroom/ingest/read-markup';

const paragraphs = (markup: string) => readMarkup(markup).paragraphs;

describe('markup becomes paragraphs of plain text', () => {
  it('keeps block structure and joins inline markup', () => {
    expect(
      paragraphs('<h2>Head</h2><p>One <b>bold</b>, <a href="x">two</a>.</p><ul><li>a<li>b</ul>c'),
    ).toEqual(['Head', 'One bold, two.', 'a', 'b', 'c']);
  });

  it('separates the cells of a row, and adds no bar to a row of one cell', () => {
    const table = '<table><tr><th>country<th>medals</tr><tr><td>Norway<td>27</tr></table>';
    expect(paragraphs(table)).toEqual(['country | medals', 'Norway | 27']);
    expect(paragraphs('<table><tr><td><img src="x"></td><td>All of it.</td></tr></table>')).toEqual(
      ['All of it.'],
    );
  });

  it('starts a paragraph at two line breaks, one after a sentence, or one before an indentation', () => {
    expect(paragraphs('one<br>line<br/><br/>two. <br>Three<br>　四')).toEqual([
      'one line',
      'two.',
      'Three',
      '四',
    ]);
    expect(paragraphs('first\n\nsecond\nstill second')).toEqual(['first', 'second still second']);
  });

  it('leaves out other stories linked by their titles', () => {
    const related =
      '<p>The bridge opened.</p><ul><li><a href="/a">Mayor wants a second bridge</a></li><li><a href="/b">What the first one cost the town</a> The Gazette</li></ul>';
    expect(paragraphs(related)).toEqual(['The bridge opened.']);
    const aggregated =
      '<a href="https://news.example/1">Ferry runs aground off the old pier</a>&nbsp;&nbsp;<font>Harbour Post</font>';
    expect(paragraphs(aggregated)).toEqual([]);
    expect(paragraphs(aggregated.replace(/</g, '&lt;').replace(/>/g, '&gt;'))).toEqual([]);
  });

  it('keeps sentences, headings and lines that contain more than a link', () => {
    expect(paragraphs('<p><a href="/a">The whole teaser is a link.</a></p>')).toEqual([
      'The whole teaser is a link.',
    ]);
    expect(paragraphs('<h2><a href="/a">What we know</a></h2><p>It sank.</p>')).toEqual([
      'What we know',
      'It sank.',
    ]);
    expect(
      paragraphs('<ul><li>Fix crash by <a href="/j">@jane</a> in <a href="/1">#1</a>'),
    ).toEqual(['Fix crash by @jane in #1']);
    const line = '<ul><li>A new mode for the editor that keeps its place, by <a href="/j">jane</a>';
    expect(paragraphs(line)).toEqual(['A new mode for the editor that keeps its place, by jane']);
  });

  it.each([
    'Article URL: https://example.com/a',
    'Comments URL: https://example.com/item?id=1',
    'Points: 123',
    '# Comments: 45',
    'submitted by /u/someone [link] [comments]',
    '[link] [comments]',
    'Full Changelog: v1.0.0...v1.1.0',
    'https://example.com/a/long/address',
  ])('leaves out notes of software: %s', (line) => {
    expect(paragraphs(`<p>${line}</p><p>Something happened.</p>`)).toEqual(['Something happened.']);
  });

  it.each([
    'Points: 12 teams are level.',
    'Views differ: 45 of 60 members agree.',
    'Submitted by the mayor, the plan was rejected.',
    'https://example.com/a was down for an hour.',
  ])('keeps what only resembles one: %s', (line) => {
    expect(paragraphs(`<p>${line}</p>`)).toEqual([line]);
  });

  it.each([
    ['It sank. <a href="/x">Read more</a>', 'It sank.'],
    ['它沉没了。<a href="/x">原文链接</a>', '它沉没了。'],
    ['It sank. [Continue reading] »', 'It sank.'],
    ['They want to read more', 'They want to read more'],
    ['They ate. Some asked for more. More!', 'They ate. Some asked for more. More!'],
    ['It sank. [more]', 'It sank.'],
    ['It sank. There is more', 'It sank. There is more'],
  ])('removes the link to the full text: %s', (markup, text) => {
    expect(paragraphs(`<p>${markup}</p>`)).toEqual([text]);
  });

  it('leaves out social posts embedded in a report, and keeps quotations', () => {
    const post =
      '<p>Fans cheered.</p><blockquote class="twitter-tweet"><p lang="en">What a night!</p>&mdash; Ana (@ana) <a href="https://x.test/1">May 22</a></blockquote><p>The show ended late.</p>';
    expect(paragraphs(post)).toEqual(['Fans cheered.', 'The show ended late.']);
    expect(paragraphs('<p>She said:</p><blockquote>We are here to stay.</blockquote>')).toEqual([
      'She said:',
      'We are here to stay.',
    ]);
    // If there is nothing else, the post stays.
    expect(paragraphs(post.replace(/<p>[^<]*<\/p>/g, ''))).toContain('What a night!');
  });

  it('leaves no spaces of bold words beside full-width punctuation', () => {
    const bold = '<p>在 <b>画质</b> 、 <b>帧率</b> 上， <b>新版</b> 提升 <b>20%</b> 。</p>';
    expect(paragraphs(bold)).toEqual(['在画质、帧率上，新版提升 20%。']);
    expect(paragraphs('<p>市长出席开幕式 并致辞</p>')).toEqual(['市长出席开幕式 并致辞']);
    expect(paragraphs('<p>One, two; three : four</p>')).toEqual(['One, two; three : four']);
  });

  it.each([
    ['海港市宣布将 <b>永久停用</b> 旧渡轮。', '海港市宣布将永久停用旧渡轮。'],
    ['新桥 <strong><span>累计</span></strong> 通车五年。', '新桥累计通车五年。'],
    ['调整的重点是 <em>夜间航班</em>。', '调整的重点是夜间航班。'],
    // Letters and digits keep the publisher's spacing.
    ['全新 <b>SU7  Ultra</b>  将上市。', '全新 SU7 Ultra 将上市。'],
    ['销量为 <b>5 万</b> 台。', '销量为 5 万台。'],
    // A label at the start of a line, a line of two parts, another script.
    ['<b>导语</b> 新桥五日通车。', '导语 新桥五日通车。'],
    ['新桥通车。<br><b>观点</b> 新桥来得太晚。', '新桥通车。|观点 新桥来得太晚。'],
    ['摄影 <span>方若水</span> <span>陈远山</span>', '摄影方若水 陈远山'],
    ['市长出席开幕式 并致辞', '市长出席开幕式 并致辞'],
    ['The <b>new</b> bridge <i>is</i> open.', 'The new bridge is open.'],
    ['</b></b> 新桥 </i> 通车。', '新桥 通车。'],
  ])('drops spaces beside a bold word in a Chinese line: %s', (markup, text) => {
    expect(paragraphs(`<p>${markup}</p>`)).toEqual(text.split('|'));
  });

  it('splits paragraphs that were joined by commas', () => {
    expect(
      paragraphs('Two ships met at sea.,The crew of 12 is safe.,“All are well.”,It rained.'),
    ).toEqual([
      'Two ships met at sea.',
      'The crew of 12 is safe.',
      '“All are well.”',
      'It rained.',
    ]);
    expect(paragraphs('The U.S., Canada and Lasker Inc., a firm, agreed.')).toEqual([
      'The U.S., Canada and Lasker Inc., a firm, agreed.',
    ]);
  });

  it('decodes entities, also when escaped twice', () => {
    expect(paragraphs('Fish &amp; chips &#8211; caf&eacute; &hellip;')).toEqual([
      'Fish & chips – café …',
    ]);
    expect(paragraphs('AT&amp;amp;T &amp;nbsp;&amp;#8217;s')).toEqual(['AT&T ’s']);
    expect(paragraphs('&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; a half&lt;/p&gt;')).toEqual([
      'One',
      'Two & a half',
    ]);
  });

  it('drops what is not text of the article', () => {
    expect(
      paragraphs(
        '<script>if (a < b) { x("</p>") }</script><style>p{}</style><p>Kept</p>' +
          '<svg><text>drawn</text></svg><form><button>Send</button></form><!-- hidden -->' +
          '<figure><img src="a.jpg"><figcaption>A caption</figcaption></figure>' +
          '<iframe src="x">no frames</iframe><textarea><p>typed</p></textarea>' +
          '<p>Read more</p><p>The post X appeared first on Y.</p>',
      ),
    ).toEqual(['Kept']);
  });

  it('drops captions that repeat the alternative text of a picture', () => {
    const alt = '2012年5月18日，首席执行官在总部敲钟。 Zef Nikolla, via Agency';
    expect(
      paragraphs(`正文。<img alt="${alt}" src="a.jpg"><p>Zef Nikolla, via Agency</p>`),
    ).toEqual(['正文。']);
  });

  it('does not lose an article to an unclosed aside', () => {
    expect(paragraphs('<form><p>The whole article.</p>')).toEqual(['The whole article.']);
  });

  it('lists pictures without tracking pixels, and the lazy address before the placeholder', () => {
    expect(
      readMarkup(
        '<img src="data:image/gif;base64,x" data-src="/lazy.jpg"><img src="a.jpg" width="640">' +
          '<img src="https://t.example/p.gif" width=1 height=1><img src="http://x/~r/feed">',
      ).images,
    ).toEqual(['/lazy.jpg', 'a.jpg']);
  });

  it('removes characters that hide or reorder text, and keeps emoji and punctuation', () => {
    expect(paragraphs('a\u202Egnp\u202C.exe \u200B\u00ADb\uFEFF\u0000\u0007')).toEqual([
      'agnp.exe b',
    ]);
    expect(paragraphs('👩‍👩‍👧 naïve किताब')).toEqual(['👩‍👩‍👧 naïve किताब']);
    expect(paragraphs(`z${'\u0301'.repeat(50)}algo`)[0]?.length).toBeLessThan(12);
  });

  it('leaves nothing that starts a tag', () => {
    for (const hostile of [
      '<p>2 &lt; 3 and &lt;img src=x onerror=alert(1)&gt;</p>',
      '&amp;amp;amp;lt;script&amp;amp;amp;gt;alert(1)',
      '<<script>script>alert(1)<</script>/script>',
      '<p>&lt;<b></b>script&gt;',
      '<img src="x" onerror="alert(1)"',
      '<p title="<script>">t</p>',
      '<![CDATA[<b>x</b>]]>',
      '<plaintext><b>',
    ]) {
      expect(paragraphs(hostile).join('\n')).not.toMatch(/<[a-z/!?]/i);
      expect(readTitle(hostile, 300)).not.toMatch(/<[a-z/!?]/i);
    }
  });

  it('keeps a lone less-than sign and literal tags of an article about tags', () => {
    expect(paragraphs('1 < 2 & 3')).toEqual(['1 < 2 & 3']);
    expect(paragraphs('<p>Use &lt;br&gt; here.</p>')).toEqual(['Use < br> here.']);
  });

  it('reads plain text unchanged', () => {
    expect(readPlainText('a < b && c\n\n<b>not bold</b> &amp;').paragraphs).toEqual([
      'a < b && c',
      '< b>not bold< /b> &amp;',
    ]);
  });

  it('bounds depth, length and number', () => {
    expect(paragraphs(`${'<div>'.repeat(50_000)}deep`)).toEqual(['deep']);
    expect(paragraphs('x'.repeat(300_000))[0]).toHaveLength(5_000);
    expect(paragraphs('<p>x'.repeat(10_000))).toHaveLength(200);
    expect(readTitle('x'.repeat(1_000_000), 300)).toHaveLength(300);
    expect(readTitle('😀'.repeat(400), 301)).toMatch(/^(😀){150}…$/u);
  });
});
