import { plainNeed, withoutOpening } from '@/lib/newsroom/assistant/plain-needs';
import { languages, type Language } from '@/lib/model/text/languages';

const kindOf = (text: string, reader: Language = 'en') => {
  const need = plainNeed(text, reader);
  if (need?.kind === 'talk') return need.talk;
  return need?.kind === 'unsupported' ? need.language : need?.kind;
};

const greetings = ['hello', 'Good morning', 'hi there', '你好', 'kumusta po', 'bonjour', 'thanks'];
const wishes = [
  ['what is the latest?', 'latest'],
  ['any news on Iran?', 'about'],
  ['what can you do', 'abilities'],
  ['今天有什么新闻', 'latest'],
  ['ano ang balita?', 'latest'],
] as const;

describe('what a store of news cannot know', () => {
  it.each([
    ['What’s the weather in London tomorrow?', 'en'],
    ['will it rain in Manila tomorrow', 'en'],
    ['what time is it in Tokyo', 'en'],
    ['where is my parcel', 'en'],
    ['北京明天会下雨吗', 'zh'],
    ['明天上海天气怎么样', 'zh'],
    ['东京现在几点了', 'zh'],
    ['我的快递到哪里了', 'zh'],
    ['uulan ba bukas sa Maynila?', 'ph'],
    ['ano ang lagay ng panahon bukas', 'ph'],
    ['anong oras na', 'ph'],
    ['ano ang lagay ng panahon bukas sa Cebu', 'ph'],
  ] as const)('is recognized: %s', (text, lang) => {
    expect(kindOf(text, lang)).toBe('live');
  });

  it.each([
    ['How is the weather affecting crops in Spain?', 'en'],
    ['Will it reopen tomorrow?', 'en'],
    ['what time is the final in Tokyo', 'en'],
    ['明天上海的会议谈什么', 'zh'],
    ['天气对航班有什么影响', 'zh'],
    ['ano ang epekto ng panahon sa palay', 'ph'],
  ] as const)('is not what news can answer: %s', (text, lang) => {
    expect(kindOf(text, lang)).not.toBe('live');
  });
});

describe('criticism of the assistant', () => {
  it.each([
    ['you are stupid', 'en'],
    ['that’s wrong', 'en'],
    ['你真笨', 'zh'],
    ['不对', 'zh'],
    ['mali ka', 'ph'],
  ] as const)('is no question: %s', (text, lang) => {
    expect(kindOf(text, lang)).toBe('blame');
  });

  it.each([
    ['Is the senator wrong?', 'en'],
    ['you are what you eat', 'en'],
    ['谁错了', 'zh'],
    ['mali ang bilang ng boto', 'ph'],
  ] as const)('is not a question with the same words: %s', (text, lang) => {
    expect(kindOf(text, lang)).not.toBe('blame');
  });
});

describe('a personal question to the assistant', () => {
  it.each([
    ['Can I trust you?', 'en'],
    ['Tell me a joke', 'en'],
    ['Do you like music?', 'en'],
    ['What is 12 times 7?', 'en'],
    ['what is 3 + 4', 'en'],
    ['what do you think of the mayor?', 'en'],
    ['你喜欢音乐吗？', 'zh'],
    ['讲个笑话', 'zh'],
    ['12乘以7等于多少', 'zh'],
    ['Mahal mo ba ako?', 'ph'],
    ['Ano ang paborito mong kulay?', 'ph'],
    ['ano ang 5 plus 7', 'ph'],
  ] as const)('has its own reply: %s', (text, lang) => {
    expect(kindOf(text, lang)).toBe('aside');
  });

  it.each([
    ['Can you tell me who won?', 'en'],
    ['Do you know who bought Veldra?', 'en'],
    ['What is 9/11?', 'en'],
    ['Who told a joke in Kotor?', 'en'],
    ['How do you keep a garden alive?', 'en'],
    ['你知道谁收购了丰田吗', 'zh'],
    ['我喜欢的电影获奖了吗', 'zh'],
    ['Alam mo ba kung sino ang nanalo?', 'ph'],
  ] as const)('is not a question that news can answer: %s', (text, lang) => {
    expect(kindOf(text, lang)).not.toBe('aside');
  });
});

describe('hasty typing', () => {
  it.each([
    ['helo', 'en', 'greeting'],
    ['Hiii!!!', 'en', 'greeting'],
    ['gm', 'en', 'greeting'],
    ['thx a lot :)', 'en', 'thanks'],
    ['wat can u do??', 'en', 'abilities'],
    ['who r u', 'en', 'self'],
    ['latest newz', 'en', 'latest'],
    ['wats happening this week', 'en', 'latest'],
    ['news abt Elbonia pls', 'en', 'about'],
    ['你好呀～', 'zh', 'greeting'],
    ['哈罗', 'zh', 'greeting'],
    ['谢啦！', 'zh', 'thanks'],
    ['3q', 'zh', 'thanks'],
    ['好的👌', 'zh', 'thanks'],
    ['你能干嘛', 'zh', 'abilities'],
    ['有啥新鲜事', 'zh', 'latest'],
    ['tnx po', 'ph', 'thanks'],
    ['sige po', 'ph', 'thanks'],
    ['anu kaya mo gawin', 'ph', 'abilities'],
    ['ano pwede mong gawin?', 'ph', 'abilities'],
    ['anong latest??', 'ph', 'latest'],
    ['balita this week', 'ph', 'latest'],
    ['pahingi ng balita tungkol sa Elbonia pls', 'ph', 'about'],
    ['anong nangyayari sa Elbonia', 'ph', 'about'],
    ['🙏🙏', 'zh', 'abilities'],
    ['???', 'ph', 'abilities'],
  ] as const)('is understood: %s', (text, lang, kind) => {
    expect(kindOf(text, lang)).toBe(kind);
  });

  it.each([
    ['Does R U Okay Day help?', 'en'],
    ['What did GM recall?', 'en'],
    ['GM', 'en'],
    ['好的电影有哪些特点', 'zh'],
    ['早产儿怎么护理', 'zh'],
    ['sino ang nanalo sa Sige Cup', 'ph'],
  ] as const)('is not a question with the same words: %s', (text, lang) => {
    expect(kindOf(text, lang)).toBeUndefined();
  });
});

it.each(['What are the latest developments in Elbonia?', 'What is the situation in Elbonia?'])(
  'news about a place may be asked for as what goes on there: %s',
  (text) => expect(plainNeed(text, 'en')).toMatchObject({ kind: 'about', subject: 'Elbonia' }),
);

describe('a greeting before a request', () => {
  it.each(wishes)('does not hide it: %s', (wish, kind) => {
    for (const greeting of greetings) {
      for (const mark of [', ', '! ', '. ', '，', '！']) {
        expect(`${greeting}${mark}${kindOf(`${greeting}${mark}${wish}`)}`).toBe(
          `${greeting}${mark}${kind}`,
        );
      }
    }
  });

  it('needs no punctuation after it', () => {
    expect(kindOf('hello what is the latest')).toBe('latest');
    expect(kindOf('hello po ano ang balita', 'ph')).toBe('latest');
    expect(kindOf('你好今天有什么新闻', 'zh')).toBe('latest');
  });

  it('is removed from a question, but not from a name', () => {
    expect(withoutOpening('hi, thanks! Who won?')).toBe('Who won?');
    expect(withoutOpening('谢谢，谁赢了？')).toBe('谁赢了？');
    for (const text of [
      'Hello Kitty turned fifty',
      '“你好！中国”在哪里举行',
      'U.S. news',
      'Nice',
    ]) {
      expect(withoutOpening(text)).toBe(text);
    }
  });

  it('alone stays a greeting', () => {
    for (const reader of languages) expect(kindOf('hello, how are you?', reader)).toBe('greeting');
    expect(kindOf('hello!')).toBe('greeting');
    expect(kindOf('你好，谢谢', 'zh')).toBe('thanks');
  });
});

describe('thanks', () => {
  it.each([
    ['thanks, that helps a lot', 'en'],
    ['thank you for the answer', 'en'],
    ['谢谢，很有帮助', 'zh'],
    ['salamat po, malaking tulong ito', 'ph'],
  ] as const)('may name the reason: %s', (text, reader) => {
    expect(kindOf(text, reader)).toBe('thanks');
  });
});

describe('a greeting in a language that we do not have', () => {
  it.each([
    ['merci beaucoup', 'fr'],
    ['Muchas gracias!', 'es'],
    ['Danke schön', 'de'],
    ['danke schon', 'de'],
    ['hello, terima kasih', 'id'],
    ['arigato', 'ja'],
    ['xin chào', 'vi'],
  ])('is answered in it: %s', (text, language) => {
    expect(kindOf(text)).toBe(language);
  });

  it('is not seen in a question that contains one', () => {
    expect(kindOf('who sang merci beaucoup at the Olympics')).toBeUndefined();
    expect(kindOf('Ciao restaurant closes')).toBeUndefined();
  });
});

it.each([
  ['top 5 headlines', 'en'],
  ['give me the top ten stories of the day', 'en'],
  ['今天的5条新闻', 'zh'],
  ['今日十大新闻', 'zh'],
  ['top 5 na balita', 'ph'],
  ['limang pangunahing balita ngayon', 'ph'],
] as const)('a number of latest news may be asked for: %s', (text, lang) => {
  expect(kindOf(text, lang)).toBe('latest');
});

it.each([
  ['top 5 headlines in Elbonia', 'en'],
  ['5月新闻', 'zh'],
  ['5 events that made Veldra', 'en'],
] as const)('a number of something else is not latest news: %s', (text, lang) => {
  expect(kindOf(text, lang)).not.toBe('latest');
});

it.each([
  ['What happened yesterday?', 'en'],
  ['yesterday’s news', 'en'],
  ['top stories yesterday', 'en'],
  ['昨天发生了什么？', 'zh'],
  ['昨日有什么新闻', 'zh'],
  ['Ano ang nangyari kahapon?', 'ph'],
  ['mga balita kahapon', 'ph'],
] as const)('asks for yesterday: %s', (text, lang) => {
  expect(plainNeed(text, lang)).toEqual({ kind: 'latest', period: 'yesterday', lang });
});

it.each([
  ['What did the senate decide yesterday?', 'en'],
  ['昨天黄金价格多少？', 'zh'],
  ['Sino ang nanalo kahapon?', 'ph'],
] as const)('something about yesterday is a question: %s', (text, lang) => {
  expect(kindOf(text, lang)).not.toBe('latest');
});

describe('the latest of a section', () => {
  it.each([
    ['any sports news today?', 'en', 'sports', 'day'],
    ['What is new in technology?', 'en', 'technology', 'any'],
    ['show me the latest business news', 'en', 'financial', 'any'],
    ['what happened in politics this week', 'en', 'politics', 'week'],
    ['sports news from yesterday', 'en', 'sports', 'yesterday'],
    ['今天有什么科技新闻？', 'zh', 'technology', 'day'],
    ['最新的财经消息', 'zh', 'financial', 'any'],
    ['体育方面有什么新闻', 'zh', 'sports', 'any'],
    ['ano ang balita sa palakasan?', 'ph', 'sports', 'any'],
    ['mga balita tungkol sa teknolohiya ngayon', 'ph', 'technology', 'day'],
  ] as const)('is asked for by its name: %s', (text, reader, tab, period) => {
    expect(plainNeed(text, reader)).toMatchObject({ kind: 'latest', tab, period, lang: reader });
  });

  it.each([
    ['any news about the economy of Iran', 'en', 'about'],
    ['is the economy growing?', 'en', undefined],
    ['sports', 'en', undefined],
    ['科技公司裁员了吗', 'zh', undefined],
    ['what is the latest news', 'en', 'latest'],
  ] as const)('is nothing more specific: %s', (text, reader, kind) => {
    const need = plainNeed(text, reader);
    expect(need?.kind).toBe(kind);
    expect(need ?? {}).not.toHaveProperty('tab');
  });
});

describe('a request for news on a subject', () => {
  it.each([
    ['en', 'is there any news about tariffs lately', 'tariffs'],
    ['en', 'latest on Ukraine', 'Ukraine'],
    ['en', 'catch me up on Syria', 'Syria'],
    ['en', 'could you please summarize the news about Musk?', 'Musk'],
    ['en', 'anything new on DeepSeek this week?', 'DeepSeek'],
    ['en', 'news about USA Today', 'USA Today'],
    ['ph', 'ano ang latest tungkol kay Duterte', 'Duterte'],
    ['ph', 'may bago ba tungkol sa ekonomiya ngayong linggo?', 'ekonomiya'],
    ['ph', 'kumusta ang ekonomiya ng Pilipinas', 'ekonomiya ng Pilipinas'],
    ['zh', '介绍一下英伟达的最新动态', '英伟达'],
    ['zh', '想了解一下俄乌停火的进展', '俄乌停火'],
    ['zh', '中东局势如何', '中东'],
    ['zh', '看守所的新闻', '看守所'],
  ] as const)('%s: %s', (reader, text, subject) => {
    expect(plainNeed(text, reader)).toMatchObject({ kind: 'about', subject });
  });

  it('does not take a headline for a request', () => {
    for (const text of ['中美经贸磋商取得进展', 'I want to hear from you', '看守所发生火灾']) {
      expect(plainNeed(text, 'zh')?.kind).toBeUndefined();
    }
  });
});

describe('the subject of such a request', () => {
  it.each([
    ['最近有什么关于人工智能的新闻？', '人工智能'],
    ['最近有没有关于中国经济的消息', '中国经济'],
    ['有涉及半导体的报道吗', '半导体'],
    ['跟气候有关的新闻', '气候'],
    ['有没有和稀土相关的最新消息', '稀土'],
    ['和平相关的新闻', '和平相关'],
    ['给我关于关税的所有新闻', '关税'],
  ])('is its name only: %s', (text, subject) => {
    expect(plainNeed(text, 'zh')).toMatchObject({ kind: 'about', subject });
  });
});
