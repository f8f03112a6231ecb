// Chinese words that say nothing about which happening a headline tells of.
import { words } from '../../lexicon/word-list';

/** What newsrooms put around a headline, whatever it is about. */
export const chineseHeadlineWords = words(`
  最新 视频 直播 快讯 新闻 组图 图讯 独家 评论 观察 今日 昨日 今天 昨天 明天 今年 去年 近日 目前 关于 报告 回应
  专题 热点 聚焦 消息 综述 权威 快报 记者 报道 表示 指出 认为 宣布 已经 可以 能够 可能 以及 其中 同时 因此 由于
  如果 没有 成为 作为 来自 包括 相关 有关 我们 他们 这个 那个 一个 一些 为何 什么 如何 怎么 之后 之间 以来 即将 将会
`);

/** Words that stand in reports of anything. */
export const chineseCommonWords = words(`
  第一 第二 第三 阶段 十四五 十五五 期间 规划 同比 环比 增长 下降 上升 保持 稳定 全国 我国 中国 国家 国际 世界 全球 地区 城市 市场 企业
  经济 社会 政策 项目 技术 数据 研究 方案 活动 会议 部门 机构 组织 主任 负责人 专家 有关 最新 消息 报道 新闻 发布会 公告 通知 举行 召开
  启动 开始 结束 完成 达成 目标 任务 措施 行动 计划 建设 发展 改革 创新 合作 交流 安全 管理 服务 支持 促进 推进 加快 提高 扩大 加强 重点 重大
  主要 预计 显示 公布 数字 比例 以上 左右 累计 平均 价格 指数 水平 质量 规模 总量 能力 影响 问题 原因 情况 结果 过程 时间 今年 去年 明年
  上半年 下半年 季度 月份 凌晨 上午 下午 晚间 当地时间 现场 人员 群众 居民 公司 集团 政府 总统 总理 总书记 主席 部长 发言人 外长 领导人 官员 警方
  双方 各方 两国 关系 声明 表态 回应 呼吁 谴责 认为 指出 强调 介绍 透露 称 事件 事故 案件 产品 产业 行业 科技 手机 用户 平台 系统 功能 版本 升级
  推出 上线 支持 提供 采用 搭载 售价 配备 首次 首个 一体 高质量 新华社 央视 记者
`);
