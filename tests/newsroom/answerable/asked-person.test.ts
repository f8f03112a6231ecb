// The person asked about has a name of two characters; what another person did is only a close
// match.
import { personsIn } from '@/lib/newsroom/answerable/asked-person';
import { readQuestion } from '@/lib/newsroom/answerable/question';
import { outcome } from '../assistant/outcome-of';

const zh = (title: string, sentence?: string) => ({ of: 'zh' as const, title, sentence });

it.each([
  ['李希会见法国总统时说了什么？', zh('李希会见法国总统', '李希表示愿同法国总统合作。'), 'quoted'],
  ['李希会见法国总统时说了什么？', zh('李强会见法国总统', '李强表示愿同法国总统合作。'), 'closest'],
  ['韩正什么时候会见汤加国王？', zh('韩正5月3日会见汤加国王'), 'quoted'],
  ['韩正什么时候会见汤加国王？', zh('李强5月3日会见汤加国王'), 'closest'],
  // A person only listed as present said nothing.
  ['李强会见法国总统时说了什么？', zh('赵乐际会见法国总统', '李强出席活动。'), 'closest'],
])('%s of %j', (asked, report, is) => {
  expect(outcome(asked, 'zh', report)).toBe(is);
});

it.each([
  ['蔡奇出席了什么会议？', ['蔡奇']],
  ['丁薛祥什么时候访问新西兰？', ['丁薛祥']],
  ['江西什么时候下雨？', []],
  ['渡轮什么时候停航？', []],
  ['高管什么时候辞职？', []],
  ['谁批评了韩正？', ['韩正']],
])('%s names %j', (asked, persons) => {
  expect(personsIn(readQuestion(asked, 'zh')).map(({ token }) => token)).toEqual(persons);
});
