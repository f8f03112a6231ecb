// Health: disease, medicine and how people stay well.
import type { WrittenBot } from './read';

export const health: WrittenBot = {
  id: 'health',
  icon: 'pulse',
  category: 'health',
  name: { en: 'Health', zh: '健康', ph: 'Kalusugan' },
  description: {
    en: 'Outbreaks, new treatments and what research says of staying well.',
    zh: '疫情、新疗法，以及关于健康的研究。',
    ph: 'Mga pagkalat ng sakit, bagong gamutan, at payo ng pananaliksik para sa kalusugan.',
  },
  subjects: ['medicine', 'mind'],
  sections: ['health', 'science'],
  names: `FDA, CDC, World Health Organization, NHS, Pfizer, Moderna, Ozempic, Wegovy, Covid, COVID-19, Ebola, Alzheimer's,
    Parkinson's, PhilHealth, HIV`,
  words: {
    en: `vaccine, vaccination, outbreak, epidemic, pandemic, measles, influenza, bird flu, dengue, malaria, tuberculosis, mpox,
      cholera, cancer, tumor, diabetes, obesity, dementia, stroke, heart disease, heart attack, blood pressure, cholesterol,
      clinical trial, drug trial, patients, surgeon, surgery, antibiotic, public health, health officials, health department,
      mental health, depression, autism, infection, virus, symptoms, medical research, medicine, gene therapy, insulin,
      weight-loss drug, nutrition, life expectancy, disease`,
    zh: `疫苗, 疫情, 流感, 传染病, 登革热, 癌症, 肿瘤, 糖尿病, 肥胖, 阿尔茨海默, 心脏病, 高血压, 临床试验, 新药, 患者, 病毒, 医保,
      世卫组织, 卫健委, 心理健康, 抑郁症, 医疗, 抗生素, 药品, 手术, 疾控, 健康`,
    ph: `bakuna, dengue, tigdas, leptospirosis, sakit, kanser, diabetes, pasyente, DOH, Department of Health, PhilHealth,
      kalusugan, virus, gamot, mental health, trangkaso`,
  },
  without: {
    en: 'computer virus, economic health, financial health, tropical depression, Great Depression, economic depression, season-ending, injured reserve, quarterback, playoffs',
  },
};
