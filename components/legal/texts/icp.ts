import type { LegalTexts } from '@/lib/model/wire/legal';

export const icpTexts: LegalTexts = {
  zh: ({ icp, company = '本站的运营者' }) => ({
    title: 'ICP 备案信息',
    sections: [
      {
        id: 'record',
        heading: '备案号',
        text: icp
          ? `本站由${company}主办，ICP 备案号：**${icp}**。可在[工业和信息化部备案管理系统](https://beian.miit.gov.cn/)查询。`
          : '本站未登记 ICP 备案号。',
      },
    ],
  }),
  en: ({ icp, company = 'the operator of this site' }) => ({
    title: 'ICP record',
    sections: [
      {
        id: 'record',
        heading: 'Record number',
        text: icp
          ? `This site is run by ${company} under the ICP record **${icp}**. It can be looked up in the [record system of the Ministry of Industry and Information Technology](https://beian.miit.gov.cn/).`
          : 'This site has no ICP record number.',
      },
    ],
  }),
  ph: ({ icp, company = 'nagpapatakbo ng site na ito' }) => ({
    title: 'Talaan ng ICP',
    sections: [
      {
        id: 'record',
        heading: 'Numero ng talaan',
        text: icp
          ? `Pinatatakbo ang site na ito ng ${company} sa ilalim ng ICP record na **${icp}**. Mahahanap ito sa [sistema ng talaan ng Ministry of Industry and Information Technology](https://beian.miit.gov.cn/).`
          : 'Walang numero ng ICP record ang site na ito.',
      },
    ],
  }),
};
