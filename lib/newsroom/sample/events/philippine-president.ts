// Sample event: why a Philippine president serves six years, once.
import type { SampleEvent } from '../sample-event';

export const philippinePresident: SampleEvent = {
  slug: 'philippine-president',
  tab: 'politics',
  references: [
    {
      source: 'Official Gazette of the Philippines',
      title: 'The 1987 Constitution of the Republic of the Philippines',
      link: 'https://www.officialgazette.gov.ph/constitutions/1987-constitution/',
    },
    {
      source: 'Encyclopaedia Britannica',
      title: 'Philippines: Government and society',
      link: 'https://www.britannica.com/place/Philippines',
    },
    {
      source: 'Wikipedia',
      title: 'President of the Philippines',
      link: 'https://en.wikipedia.org/wiki/President_of_the_Philippines',
    },
  ],
  text: {
    en: {
      title: 'Six years, once: what the Philippine Constitution says about its president',
      brief:
        'The president of the Philippines serves a single term of six years, and the vice-president is elected on a ballot line of their own. Both rules come from the Constitution of 1987, which was written after years of one-man rule.',
      article: `
In February 1987 the voters of the Philippines approved a new constitution by plebiscite.[2] It replaced the one under which Ferdinand Marcos had ruled, and it drew conclusions from his twenty years in office.[2] {{The president serves for six years and is not eligible for any re-election.}}[1]

## One day every six years

The calendar stands in the Constitution itself. Elections for president are held on the second Monday of May, and the term begins at noon on 30 June.[1] Whoever wants to stand must meet five conditions:[1]

- be a natural-born citizen of the Philippines;
- be a registered voter;
- be able to read and write;
- be at least forty years old on the day of the election;
- have resided in the Philippines for at least ten years immediately before it.

There is no second round. {{The person with the highest number of votes wins, even without a majority.}}[1] Congress counts the votes in joint session, and in the event of a tie it chooses by a majority of all its members, each house voting separately.[1]

## Two offices, two ballots

The vice-president has the same qualifications and the same term, but is voted for separately.[1] {{President and vice-president can therefore come from rival parties.}}[3] A vice-president may serve two consecutive terms and may join the cabinet without needing confirmation.[1] If the president dies, is permanently disabled, is removed or resigns, the vice-president serves out the term.[1]

## Limits on emergency power

The president may declare martial law, but only in case of invasion or rebellion, when public safety requires it, and for no more than sixty days.[1] Within 48 hours a report has to go to Congress, which can revoke the proclamation by a majority of all its members; the president cannot set that aside.[1] Any citizen may ask the Supreme Court to review the facts behind it, and the court must decide within thirty days.[1] A state of martial law does not suspend the Constitution.[1]
`,
      keywords: ['plebiscite', 'martial law', 'natural-born citizen'],
      questions: [
        'Why was re-election ruled out in 1987?',
        'What happens when president and vice-president belong to rival parties?',
        'Who can end a state of martial law?',
      ],
    },
    zh: {
      title: '六年一任，不得连选：菲律宾宪法如何规定总统',
      brief:
        '菲律宾总统只任一届，任期六年；副总统在选票上单独选出。这两条规则都来自1987年宪法，而那部宪法写于多年的个人统治之后。',
      article: `
1987年2月，菲律宾选民以全民公投通过了新宪法。[2] 它取代了费迪南德·马科斯执政时期的宪法，并从他二十年的统治中吸取了教训。[2] {{总统任期六年，不得再次参选。}}[1]

## 六年一次的投票日

日程就写在宪法里。总统选举在五月的第二个星期一举行，任期自6月30日正午开始。[1] 参选者必须满足五个条件：[1]

- 是菲律宾的自然出生公民；
- 是登记选民；
- 能读会写；
- 选举当日年满四十岁；
- 选举前在菲律宾连续居住至少十年。

选举没有第二轮。{{得票最多的人当选，即使没有过半数。}}[1] 国会两院举行联席会议计票；如果票数相同，则由两院分别投票，以全体议员的多数选定。[1]

## 两个职位，分开投票

副总统的资格与任期同总统一样，但单独选举产生。[1] {{因此，总统与副总统可能来自对立的政党。}}[3] 副总统最多可连任两届，并可不经确认程序进入内阁。[1] 如果总统去世、永久丧失能力、被免职或辞职，由副总统任满余下的任期。[1]

## 紧急权力的边界

总统可以宣布戒严，但仅限于遭遇入侵或叛乱、且公共安全确有需要之时，期限不超过六十天。[1] 总统须在48小时内向国会报告，国会可以全体议员的多数撤销戒严，总统无权推翻这一决定。[1] 任何公民都可以请最高法院审查戒严的事实依据，法院必须在三十天内作出裁决。[1] 戒严状态并不中止宪法的效力。[1]
`,
      keywords: ['全民公投', '戒严', '自然出生公民'],
      questions: [
        '1987年的宪法为什么不允许总统连任？',
        '总统与副总统分属对立政党时会怎样？',
        '谁有权结束戒严？',
      ],
    },
    ph: {
      title: 'Anim na taon, isang beses lang: ang sabi ng Konstitusyon tungkol sa pangulo',
      brief:
        'Isang termino lang na anim na taon ang pangulo ng Pilipinas, at hiwalay na ibinoboto ang pangalawang pangulo. Galing ang dalawang tuntunin sa Konstitusyong 1987, na isinulat matapos ang mahabang panahon ng pamumuno ng iisang tao.',
      article: `
Noong Pebrero 1987, inaprubahan ng mga botante ng Pilipinas ang bagong konstitusyon sa isang plebisito.[2] Pinalitan nito ang konstitusyong ginamit ni Ferdinand Marcos, at humango ito ng aral sa dalawampung taon niya sa puwesto.[2] {{Anim na taon ang panunungkulan ng pangulo at hindi na siya maaaring mahalal muli.}}[1]

## Isang araw tuwing ikaanim na taon

Nasa Konstitusyon mismo ang kalendaryo. Ginaganap ang halalan para sa pangulo tuwing ikalawang Lunes ng Mayo, at nagsisimula ang termino sa tanghali ng 30 Hunyo.[1] Limang kondisyon ang dapat matugunan ng gustong tumakbo:[1]

- katutubong inianak na mamamayan ng Pilipinas;
- rehistradong botante;
- nakababasa at nakasusulat;
- hindi bababa sa apatnapung taong gulang sa araw ng halalan;
- residente ng Pilipinas nang hindi bababa sa sampung taon bago ang halalan.

Walang ikalawang botohan. {{Panalo ang may pinakamaraming boto, kahit hindi mayorya.}}[1] Binibilang ng Kongreso ang mga boto sa magkasanib na sesyon, at kapag nagtabla, pipili ito sa pamamagitan ng mayorya ng lahat ng kasapi, na hiwalay na boboto ang dalawang kapulungan.[1]

## Dalawang puwesto, dalawang boto

Pareho ang kuwalipikasyon at termino ng pangalawang pangulo, pero hiwalay siyang ibinoboto.[1] {{Kaya posibleng magmula sa magkalabang partido ang pangulo at pangalawang pangulo.}}[3] Hanggang dalawang magkasunod na termino ang pangalawang pangulo, at puwede siyang sumali sa gabinete nang hindi na kailangan ng kumpirmasyon.[1] Kapag namatay, tuluyang nabaldado, natanggal o nagbitiw ang pangulo, ang pangalawang pangulo ang magtutuloy ng termino.[1]

## Mga hangganan ng kapangyarihan sa kagipitan

Maaaring magdeklara ng batas militar ang pangulo, pero kung may pananalakay o paghihimagsik lamang, kapag hinihingi ng kaligtasan ng publiko, at hindi lalampas sa animnapung araw.[1] Sa loob ng 48 oras ay dapat siyang mag-ulat sa Kongreso, na kayang bawiin ang proklamasyon sa boto ng mayorya ng lahat ng kasapi; hindi ito maisasantabi ng pangulo.[1] Sinumang mamamayan ay puwedeng humiling sa Korte Suprema na suriin ang batayan nito, at dapat magpasya ang korte sa loob ng tatlumpung araw.[1] Hindi sinususpinde ng batas militar ang Konstitusyon.[1]
`,
      keywords: ['plebisito', 'batas militar', 'katutubong inianak na mamamayan'],
      questions: [
        'Bakit ipinagbawal ang muling pagkahalal noong 1987?',
        'Ano ang nangyayari kapag magkalabang partido ang pangulo at pangalawang pangulo?',
        'Sino ang puwedeng magtapos ng batas militar?',
      ],
    },
  },
};
