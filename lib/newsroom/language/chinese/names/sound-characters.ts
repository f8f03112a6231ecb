// The sounds of the characters used to transcribe foreign names, one consonant with its vowels per
// line; compiled by hand from the usual transcription syllables. "5" ends in n, "6" is only an
// ending.

/**
 * A sound, then its characters. `-` before a vowel means no consonant; a capital is one of {@link
 * Sound}.
 */
export const soundCharacters = `
Ba 巴 芭 | Be 贝 伯 | Bi 比 毕 | Bo 博 波 玻 柏 | Bu 布 卜 | Bai 拜 | Bao 鲍 宝 | Ban 班 邦 | Ben 本 | Bin 宾 彬
Pa 帕 | Pe 佩 珀 | Pi 皮 匹 | Po 波 坡 泼 | Pu 普 浦 | Pai 派 | Pao 保 | Pan 潘 庞 | Pen 彭 蓬 | Pin 平 品
Da 达 | De 德 黛 | Di 迪 蒂 狄 | Do 多 朵 | Du 杜 | Dai 戴 代 | Dao 道 | Dan 丹 当 旦 | Den 登 邓 | Din 丁 | Don 东 顿
Ta 塔 | Te 特 | Ti 提 蒂 | To 托 | Tu 图 | Tai 泰 | Tao 陶 | Tan 坦 唐 | Ten 滕 腾 | Tin 廷 汀 | Ton 通 顿
Ga 加 伽 迦 | Ge 盖 格 | Gi 吉 | Go 戈 果 哥 | Gu 古 | Gao 高 | Gan 甘 冈 | Gen 根 | Gon 贡 | Gua 瓜 | Gui 圭
Ka 卡 喀 | Ke 克 凯 科 柯 | Ki 基 奇 | Ko 科 哥 | Ku 库 | Kao 考 | Kan 坎 康 堪 | Ken 肯 昆 | Kin 金 | Kon 孔 | Kua 夸 | Kui 奎
Va 瓦 华 娃 | Ve 韦 | Vi 维 威 委 薇 | Vo 沃 | Vu 武 伍 | Vai 怀 | Van 万 旺 | Ven 文 温 翁
Fa 法 | Fe 费 菲 | Fi 菲 | Fo 福 佛 | Fu 弗 夫 富 芙 | Fai 法 | Fan 凡 方 范 | Fen 芬 丰
Za 扎 | Ze 泽 | Zi 齐 兹 | Zo 佐 | Zu 祖 | Zan 赞 | Zen 曾 津 | Zon 宗
Ca 察 | Ce 采 策 | Cu 楚 | Co 措 | Cen 岑 | Con 聪 | C 茨
Sa 萨 莎 | Se 塞 瑟 | Si 西 锡 | So 索 | Su 苏 | S 斯 丝 思 诗 | Sai 赛 | Sao 绍 | San 桑 | Sen 森 | Sin 辛 | Son 松 孙 逊
Xa 沙 莎 | Xe 谢 舍 | Xi 希 茜 | Xo 肖 | Xu 舒 叙 | X 什 施 | Xao 肖 | Xan 尚 珊 | Xen 申 | Xin 欣 | Xun 顺 | Xia 夏
Ja 贾 扎 | Je 杰 哲 热 若 洁 | Ji 吉 济 | Jo 乔 焦 | Ju 朱 居 | J 季 | Jan 詹 | Jen 珍 真 | Jin 金 津 | Jon 琼 钟 | Jiu 久
Qa 查 恰 | Qe 切 彻 | Qi 奇 齐 琪 | Qo 乔 | Qu 丘 楚 | Qai 柴 | Qan 昌 钱 | Qen 陈 | Qin 钦 琴 | Q 奇
Ha 哈 | He 赫 | Hi 希 | Ho 霍 | Hu 胡 | Hai 海 黑 | Hao 豪 | Han 汉 罕 翰 | Hen 亨 | Hin 欣 兴 | Hon 洪 宏 | Hua 华
Ma 马 玛 | Me 梅 默 | Mi 米 密 | Mo 莫 | Mu 穆 姆 | M 姆 | Mai 迈 麦 | Mao 毛 茂 | Man 曼 芒 | Men 门 蒙 | Min 明 敏
Na 纳 娜 | Ne 内 涅 | Ni 尼 妮 | No 诺 | Nu 努 | Nai 奈 | Nao 瑙 | Nan 南 楠 | Nen 嫩 能 | Nin 宁 | Niu 纽 | N 恩
La 拉 | Le 勒 莱 列 烈 | Li 利 里 莉 丽 黎 | Lo 罗 洛 | Lu 卢 鲁 | L 尔 | Lai 莱 赖 | Lao 劳 | Lan 兰 朗 蓝 | Len 伦 连 | Lin 林 琳 霖 凌 | Lon 隆 龙 | Lei 雷 蕾 | Lui 瑞 | Liu 柳
Ya 亚 雅 娅 | Ye 耶 叶 | Yi 伊 | Yo 约 | Yu 尤 | Yan 扬 延 | Yin 因 英 茵 | Yon 永
-a 阿 | -e 埃 厄 | -i 伊 | -o 奥 欧 俄 | -u 乌 | -ai 艾 爱 | -an 安 昂 | -en 恩 | -in 因 英 | -on 翁 | -er 尔
`;
