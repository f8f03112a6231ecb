// The adjectives of countries in English, by region code. Protects that news from Norway is found
// where a report says Norwegian, whether or not the spelling shows it. Swede, Finn, Dane and Kiwi
// are left out: they are also first names, a vegetable and a fruit.

const table = `
AF Afghan, Afghani; AL Albanian; DZ Algerian; AD Andorran; AO Angolan; AG Antiguan; AM Armenian
AR Argentine, Argentinian; AU Australian, Aussie; AT Austrian; AZ Azerbaijani, Azeri; BS Bahamian
BH Bahraini; BD Bangladeshi; BB Barbadian, Bajan; BY Belarusian; BE Belgian; BZ Belizean; BJ Beninese
BT Bhutanese; BO Bolivian; BA Bosnian; BW Botswanan; BR Brazilian; BN Bruneian; BG Bulgarian
BF Burkinabe; BI Burundian; KH Cambodian; CM Cameroonian; CA Canadian; CV Cape Verdean
CF Central African; TD Chadian; CL Chilean; CN Chinese; CO Colombian; KM Comorian; CG Congolese
CD Congolese; CR Costa Rican; HR Croatian, Croat; CU Cuban; CY Cypriot; CZ Czech; DK Danish
DJ Djiboutian; DM Dominican; DO Dominican; EC Ecuadorian, Ecuadorean; EG Egyptian
SV Salvadoran, Salvadorean; GQ Equatoguinean; ER Eritrean; EE Estonian; SZ Swazi; ET Ethiopian
FJ Fijian; FI Finnish; FR French; GA Gabonese; GM Gambian; GE Georgian; DE German; GH Ghanaian
GR Greek; GD Grenadian; GL Greenlandic, Greenlander; GT Guatemalan; GN Guinean; GY Guyanese
HT Haitian; HN Honduran; HK Hongkonger; HU Hungarian; IS Icelandic, Icelander; IN Indian; ID Indonesian
IR Iranian; IQ Iraqi; IE Irish; IL Israeli; IT Italian; CI Ivorian; JM Jamaican; JP Japanese
JO Jordanian; KZ Kazakh, Kazakhstani; KE Kenyan; KP North Korean; KR South Korean; XK Kosovar
KW Kuwaiti; KG Kyrgyz; LA Laotian; LV Latvian; LB Lebanese; LR Liberian; LY Libyan; LT Lithuanian
MO Macanese; MG Malagasy; MW Malawian; MY Malaysian; MV Maldivian; ML Malian; MT Maltese
MH Marshallese; MR Mauritanian; MU Mauritian; MX Mexican; FM Micronesian; MD Moldovan; MC Monegasque
MN Mongolian; ME Montenegrin; MA Moroccan; MZ Mozambican; MM Burmese; NA Namibian; NP Nepali, Nepalese
NL Dutch; NZ New Zealander; NI Nicaraguan; NE Nigerien; NG Nigerian; MK Macedonian; NO Norwegian
OM Omani; PK Pakistani; PW Palauan; PS Palestinian; PA Panamanian; PG Papuan; PY Paraguayan
PE Peruvian; PL Polish; PT Portuguese; PR Puerto Rican; QA Qatari; RO Romanian; RU Russian; RW Rwandan
WS Samoan; SA Saudi; SN Senegalese; RS Serbian, Serb; SL Sierra Leonean; SG Singaporean
SK Slovak, Slovakian; SI Slovenian, Slovene; SO Somali; ZA South African; SS South Sudanese
ES Spanish, Spaniard; LK Sri Lankan; SD Sudanese; SR Surinamese; SE Swedish; CH Swiss; SY Syrian
TW Taiwanese; TJ Tajik; TZ Tanzanian; TH Thai; TL Timorese; TG Togolese; TO Tongan; TT Trinidadian
TN Tunisian; TR Turkish; TM Turkmen; UG Ugandan; UA Ukrainian; AE Emirati; GB British, Briton
UY Uruguayan; UZ Uzbek; VE Venezuelan; VN Vietnamese; YE Yemeni; ZM Zambian; ZW Zimbabwean
`;

export const englishDemonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  table
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => [entry.slice(0, 2), entry.slice(3).split(', ')]),
);

/** The last words of all of them, and of the adjectives of continents: South Korean, East Asian. */
export const demonymWords: ReadonlySet<string> = new Set([
  ...Object.values(englishDemonyms)
    .flat()
    .map((one) => (one.split(' ').at(-1) ?? '').toLowerCase()),
  ...['american', 'asian', 'european', 'african'],
]);

/** One-word names of countries where the platform's name differs. */
const inOneWord: Readonly<Record<string, string>> = { GB: 'uk', MM: 'myanmar', TR: 'turkey' };
/**
 * "Dominican" mostly refers to the Dominican Republic, whose name is two words, not to Dominica.
 */
const ambiguous = new Set(['DM']);

/** Each adjective in lower case with its country, if both are one word. */
export function countriesOfDemonyms(): ReadonlyMap<string, string> {
  const platform = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const entries = Object.entries(englishDemonyms).flatMap(([code, adjectives]) => {
    const country = inOneWord[code] ?? platform.of(code)?.toLowerCase() ?? ' ';
    if (country.includes(' ') || ambiguous.has(code)) return [];
    const single = adjectives.filter((one) => !one.includes(' '));
    return single.map((one): [string, string] => [one.toLowerCase(), country]);
  });
  return new Map(entries);
}
