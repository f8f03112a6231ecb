// Words in Latin letters that are ordinary words in Chinese texts: job titles, kinds of things,
// parts and measures of devices, and suffixes of model names. None identifies anything.
import { words } from '../../lexicon/word-list';

const listed = words(`
  ceo cfo coo cto cio cmo cpo cso gm hr pr pm vip kol mcn up ip cp
  ipo etf reits reit gdp cpi ppi pmi pe vc roe roi esg m2 lpr mlf b2b b2c c2c o2o saas paas iaas
  ai agi aigc llm llms agent agents token tokens api sdk app apps web pc bug bugs beta alpha demo log vlog live tv ktv
  cpu gpu npu tpu soc asic fpga pcb mcu dram sram nand hbm ssd hdd ram rom usb hdmi led oled amoled lcd miniled
  microled wifi wi-fi nfc gps esim sim qr ota lte hz ghz mhz gb tb mb kb mah kwh ar vr xr mr ui ux os
  suv mpv ev evs phev hev bev erev noa adas lidar vin
  pro plus max ultra mini air lite turbo se promax fold flip note pad pods watch
  dlc npc rpg arpg mmo mmorpg moba fps ost mv ep cd dvd pv cg cos cosplay ova bgm
  dna rna mrna pcr ct mri icu hiv aids bmi pm2.5
  vpn url id ps ok no vs top best new plan logo pos atm kpi okr diy pk faq pdf ppt
`);

/** Whether a Latin word says what kind a thing is and not which one. */
export const isLatinTerm = (word: string): boolean => listed.has(word.toLowerCase());
