// Countries that a Chinese headline abbreviates to one character, before the actor: 美国防部, 法总统.

const countries: Readonly<Record<string, string>> = {
  美: '美国',
  英: '英国',
  法: '法国',
  德: '德国',
  俄: '俄罗斯',
  日: '日本',
  韩: '韩国',
  朝: '朝鲜',
  印: '印度',
  欧: '欧盟',
  澳: '澳大利亚',
  乌: '乌克兰',
  以: '以色列',
  伊: '伊朗',
  加: '加拿大',
  菲: '菲律宾',
};
const actor =
  /([美英法德俄日韩朝印欧澳乌以伊加菲])(?=首相|总统|外长|防长|财长|国防部|国务|军|方|媒|国会|参议院|众议院|议会|议员|股|政府|最高法院|警|司法部|官员|司|总理|大使|驻)/gu;

/** The text with these names spelled out. */
export const withFullNames = (text: string): string =>
  text.replace(actor, (one) => countries[one] ?? one);
