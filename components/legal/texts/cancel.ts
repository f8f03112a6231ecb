// One path, two documents: the agreement in Chinese, the help on deletion in the other languages.
import { legalAddress, type LegalTexts } from '@/lib/model/wire/legal';

export const cancelTexts: LegalTexts = {
  zh: ({ brand, privacyEmail, inner, publicOrigin }) => ({
    title: '账号注销协议',
    lead: `在注销${brand}账号之前，请仔细阅读本协议。确认注销即表示你已理解并同意其全部内容。`,
    sections: [
      {
        id: 'conditions',
        heading: '一、注销的条件',
        text: `为保障账号与财产安全，注销须同时满足：

1. **账号处于安全状态**：账号由你本人正常使用，近期没有被盗、被封禁等异常；
2. **没有第三方账号绑定**：已解除与其他平台账号的绑定或授权；
3. **没有争议**：不存在未处理完毕的投诉、举报、诉讼或其他纠纷。`,
      },
      {
        id: 'effects',
        heading: '二、注销的后果',
        text: `**注销是永久的，账号一经注销即无法恢复。** 具体而言：

- 你将不能再登录或使用该账号，同一手机号或邮箱之后可以重新注册，但那是全新的账号；
- 与账号有关的资料、收藏、点赞、阅读记录、兴趣、对话和设备记录会被删除，法律要求保留的除外；
- 账号名下的订阅和权益视为放弃；请在注销前先取消订阅，并导出你想保留的数据。`,
      },
      {
        id: 'halt',
        heading: '三、注销的中止',
        text: `在注销过程中，如账号涉及争议，包括但不限于投诉、举报、诉讼、仲裁或主管机关的调查，**平台可以中止注销**，而无需另行取得你的同意；事由消除后，你可以再次申请。`,
      },
      {
        id: 'responsibility',
        heading: '四、其他',
        text: `注销账号不代表注销前的行为和责任得到豁免。注销请求我们会在十五个工作日内或法律规定的期限内答复。个人信息的处理见[隐私政策](${legalAddress('privacy', inner, publicOrigin)})；疑问请写信至 [${privacyEmail}](mailto:${privacyEmail})。`,
      },
    ],
  }),
  en: ({ brand, privacyEmail, inner, publicOrigin }) => ({
    title: 'How to delete your account',
    lead: `You can delete your ${brand} account yourself, in the app or on the website.`,
    sections: [
      {
        id: 'before',
        heading: 'Before you delete',
        text: `- **Deletion is permanent.** A deleted account cannot be restored, neither by you nor by us.
- **Subscriptions must be canceled first.** Deleting the account does not end a subscription that is paid through an app store.
- Export what you want to keep: favorites, likes, reads, interests and chats.`,
      },
      {
        id: 'steps',
        heading: 'Steps',
        text: `1. Open the settings with the settings icon at the top left.
2. Go to **Account Management**.
3. Tap the red **Delete Account** button, and confirm with the code that we send you.`,
      },
      {
        id: 'after',
        heading: 'What happens then',
        text: `You are signed out everywhere. Your profile, favorites, likes, reading history, interests, chats and the records of your devices are erased, unless the law requires us to keep something. Requests to delete an account are answered within fifteen working days or within the legal deadline. The [privacy policy](${legalAddress('privacy', inner, publicOrigin)}) says more; questions go to [${privacyEmail}](mailto:${privacyEmail}).`,
      },
    ],
  }),
  ph: ({ brand, privacyEmail, inner, publicOrigin }) => ({
    title: 'Paano burahin ang iyong account',
    lead: `Ikaw mismo ang makakabura ng iyong ${brand} account, sa app man o sa website.`,
    sections: [
      {
        id: 'before',
        heading: 'Bago magbura',
        text: `- **Permanente ang pagbura.** Hindi na maibabalik ang nabura nang account, ikaw man o kami ang sumubok.
- **Kanselahin muna ang mga subscription.** Hindi natatapos ang subscription na binabayaran sa app store kahit burahin ang account.
- I-export ang gusto mong itago: mga paborito, nagustuhan, nabasa, interes at usapan.`,
      },
      {
        id: 'steps',
        heading: 'Mga hakbang',
        text: `1. Buksan ang settings gamit ang icon ng settings sa kaliwang itaas.
2. Pumunta sa **Account Management**.
3. I-tap ang pulang **Delete Account**, at kumpirmahin gamit ang code na ipapadala namin.`,
      },
      {
        id: 'after',
        heading: 'Ano ang susunod',
        text: `Masa-sign out ka sa lahat ng device. Buburahin ang iyong profile, mga paborito, nagustuhan, kasaysayan ng pagbasa, interes, usapan at talaan ng mga device, maliban sa iniuutos ng batas na itago. Sinasagot ang kahilingang magbura ng account sa loob ng labinlimang araw ng trabaho o sa itinakda ng batas. Mababasa ang iba pa sa [patakaran sa privacy](${legalAddress('privacy', inner, publicOrigin)}); ipadala ang mga tanong sa [${privacyEmail}](mailto:${privacyEmail}).`,
      },
    ],
  }),
};
