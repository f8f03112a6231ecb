import type { LegalTexts } from '@/lib/model/wire/legal';

export const personalInfoTexts: LegalTexts = {
  zh: ({ brand }) => ({
    title: '个人信息收集清单',
    lead: `${brand}处理的个人信息、对应的目的和场景如下。`,
    sections: [
      {
        id: 'list',
        heading: '收集清单',
        text: `| 信息种类 | 目的 | 场景 |
|---|---|---|
| 手机号 | 实名注册、登录、身份验证 | 注册与登录、使用 AI 对话 |
| 第三方账号的公开资料 | 登录、显示昵称与头像 | 使用第三方账号登录 |
| 阅读、收藏、点赞、评论、不感兴趣和举报反馈 | 展示与排序内容、同步收藏、处理反馈的问题 | 浏览与互动 |
| 关注的智能体 | 推送所关注领域的文章 | 关注与取消关注 |
| 用户输入的文字和内容指令 | 生成回答 | AI 对话 |
| 对 AI 内容的反馈 | 改进回答质量 | 点赞、点踩、就回答反馈问题 |
| 客服记录 | 处理咨询与投诉 | 联系客服 |`,
      },
      {
        id: 'device',
        heading: '设备与日志信息',
        text: `用于保障运行与安全：硬件型号、操作系统版本、设备标识符、MAC 地址、IP 地址、WLAN 接入点、软件版本、网络类型与质量、传感器数据、运行中的进程、崩溃数据。网页版只处理浏览器发送的 IP 地址、系统与软件版本，以及本站写入的随机设备编号。`,
      },
    ],
  }),
  en: ({ brand }) => ({
    title: 'Personal information collection list',
    lead: `The personal information that ${brand} processes, what for, and where.`,
    sections: [
      {
        id: 'list',
        heading: 'What is collected',
        text: `| Kind of information | Purpose | Where |
|---|---|---|
| Phone number | Real-name registration, sign-in, verification | Signing up and in, AI chat |
| Email address | Sign-in, verification | Signing up and in by email |
| Public profile of a third-party account | Sign-in, showing nickname and picture | Sign-in with a third-party account |
| Reading, favorites, likes, comments, dislikes and reports | Showing and ordering content, keeping favorites, dealing with reports | Reading and taking part |
| Followed agents | Pushing articles of the followed fields | Following and unfollowing |
| Text and content instructions that you enter | Answers | AI chat |
| Feedback on AI content | Better answers | Liking, disliking or reporting an answer |
| Customer-service records | Questions and complaints | Contacting us |`,
      },
      {
        id: 'device',
        heading: 'Device and log information',
        text: 'For operation and security: hardware model, operating system version, device identifiers, MAC address, IP address, WLAN access point, software version, network type and quality, sensor data, running processes and crash data. The website processes only the IP address and the versions of system and software that the browser sends, and a random device number that this site sets itself.',
      },
    ],
  }),
  ph: 'en',
};
