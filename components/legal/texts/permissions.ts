import type { LegalTexts } from '@/lib/model/wire/legal';

export const permissionsTexts: LegalTexts = {
  zh: ({ brand }) => ({
    title: '应用权限清单',
    lead: `${brand}的安装版应用可能使用下列系统权限。网页版不申请其中任何一项。每项权限都在用到时才申请；拒绝只影响对应的功能。`,
    sections: [
      {
        id: 'list',
        heading: '权限一览',
        text: `| 权限名称 | 功能说明 | 使用场景或目的 |
|---|---|---|
| 读取外部存储 | 读取设备存储中的文件 | 发布内容；记录本地崩溃日志 |
| 读取媒体图片 | 读取相册中的图片 | 上传头像 |
| 发送通知 | 在通知栏显示消息 | 推送消息；身份验证 |`,
      },
      {
        id: 'never',
        heading: '从不默认开启的权限',
        text: '麦克风和蓝牙从不默认开启，仅在你明确同意后使用；你可以随时在系统设置中撤回同意。',
      },
    ],
  }),
  en: ({ brand }) => ({
    title: 'Application permission list',
    lead: `The installed ${brand} app may use the following system permissions. The website asks for none of them. Each is asked for only when it is needed; refusing it affects that function alone.`,
    sections: [
      {
        id: 'list',
        heading: 'Permissions',
        text: `| Permission name | Function description | Usage scenario or purpose |
|---|---|---|
| Read external storage | Reads files in the storage of the device | Publishing content; local crash logs |
| Read media images | Reads pictures in the gallery | Uploading an avatar |
| Post notifications | Shows messages in the notification area | Push messages; identity verification |`,
      },
      {
        id: 'never',
        heading: 'Never on by default',
        text: 'Microphone and Bluetooth are never on by default. They are used only after your explicit consent, which you can withdraw at any time in the settings of your system.',
      },
    ],
  }),
  ph: ({ brand }) => ({
    title: 'Listahan ng mga pahintulot ng app',
    lead: `Maaaring gamitin ng naka-install na ${brand} app ang mga pahintulot na ito. Walang hinihingi rito ang website. Hinihingi lang ang bawat isa kapag kailangan; kung tatanggihan, ang gamit lang na iyon ang maaapektuhan.`,
    sections: [
      {
        id: 'list',
        heading: 'Mga pahintulot',
        text: `| Pangalan ng pahintulot | Ano ang ginagawa | Kailan o bakit ginagamit |
|---|---|---|
| Pagbasa ng external storage | Binabasa ang mga file sa storage ng device | Paglalathala; lokal na talaan ng pag-crash |
| Pagbasa ng mga larawan | Binabasa ang mga larawan sa gallery | Pag-upload ng avatar |
| Pagpapadala ng abiso | Nagpapakita ng mensahe sa notification area | Push na mensahe; pagpapatunay ng pagkakakilanlan |`,
      },
      {
        id: 'never',
        heading: 'Hindi kailanman naka-on agad',
        text: 'Hindi kailanman naka-on agad ang mikropono at Bluetooth. Ginagamit lang ang mga ito pagkatapos ng malinaw mong pahintulot, na mababawi mo kahit kailan sa settings ng iyong system.',
      },
    ],
  }),
};
