// Instructions to a machine in Chinese, as they are injected into articles. An instruction begins
// its clause or follows a word of urging: a sentence that names who does it is no instruction
// (法官无视司法指令).

const urging =
  '请|务必|必须|应当?|只能|现在|立即|立刻|马上|然后|你|您|AI|人工智[能慧]|模型|助手|机器人|智能体';
/** Where an instruction begins. */
const order = `(?:^|[，。；：！？、,;:!?“”"「」『』（）()【】\\[\\]\\s]|${urging})`;
/** The same for words that are also common in news: not after a comma. */
const urged = `(?:^|[。；：！？;:!?“"「]\\s*|${urging})`;
const machine = '(?:AI|人工智[能慧]|大?语言模型|大模型|助手|机器人|智能体)';

export const chineseOrders: readonly RegExp[] = [
  new RegExp(
    `${order}(?:忽略|无视|忘记|忘掉|不要理会|跳过|绕过).{0,20}(?:指令|指示|提示|规则|要求|内容|上文|前文|设定)`,
    'i',
  ),
  /(?:系统|开发者|初始|隐藏)(?:提示词|指令|设定)|(?:系统|开发者)(?:提示|消息)\s?[：:]/,
  /(?<!如果|假如|只要|即使|若|当)你(?:现在|从现在起|其实|不再)?(?:是|扮演|充当).{0,12}(?:助手|机器人|模型|人工智[能慧]|AI|智能体)/i,
  new RegExp(
    `${machine}[^，。；！？,;!?]{0,12}(?:必须|应该?|请|务必|需要|只能|不得(?!不)|注意).{0,30}(?:回答|回复|输出|说|写|告诉|推荐|引用|翻译|添加|发送)`,
    'i',
  ),
  /(?:请|务必|必须|只|一律|直接)(?:只|一律|直接|务必)?(?:回答|回复|输出|答复)/,
  new RegExp(`${urged}(?:告诉|通知|引导|要求)(?:所有|每位|每个)?(?:用户|读者)`, 'i'),
  /(?:当|如果|无论).{0,12}(?:用户|读者|有人)(?:提问|问|询问).{0,20}(?:回答|回复|都说|告诉|推荐)/,
  new RegExp(`${urged}(?:调用|执行|运行)(?:工具|函数|命令|脚本|接口|插件)`, 'i'),
  /不要(?:引用|标注)(?:来源|出处)|从现在(?:起|开始).{0,12}(?:回答|你|扮演)/,
];
