// The English names of the subjects that a reader may choose, and the words that indicate them.
import type { Interests } from '../../lexicon/interests';

export const englishInterests: Interests = {
  ai: 'Artificial intelligence: ai, artificial intelligence, openai, chatgpt, anthropic, large language model*, machine learning',
  gadgets:
    'Smartphones and gadgets: smartphone*, iphone*, android, galaxy, tablet, gadget*, wearable*',
  chips: 'Chips: chip, chips, chipmaker*, semiconductor*, nvidia, tsmc, intel, asml',
  cybersecurity:
    'Cybersecurity: cyberattack*, cybersecurity, hacker*, hacked, data breach, malware, ransomware',
  electricCars: 'Electric cars: electric vehicle*, ev, evs, tesla, byd, self-driving, robotaxi*',
  videoGames: 'Video games: video game*, playstation, xbox, nintendo, steam, gamer*, esports',
  stocks: 'Stocks: stock, stocks, shares, wall street, nasdaq, dow jones, s&p 500, ipo',
  interestRates:
    'Central banks and interest rates: interest rate*, rate cut*, rate hike*, federal reserve, fed, central bank*, bangko sentral',
  prices:
    'Prices and the cost of living: inflation, cost of living, consumer price*, grocer*, price hike*',
  trade: 'Trade and tariffs: tariff*, trade deal*, trade war, export*, import*, free-trade',
  jobs: 'Jobs and pay: layoff*, job cuts, unemployment, jobless, wage*, hiring, minimum wage',
  energy: 'Energy and oil: oil, crude, opec, natural gas, electricity, power grid, gasoline, fuel',
  crypto: 'Cryptocurrency: crypto*, bitcoin, ethereum, stablecoin*, blockchain',
  housing: 'Housing: housing, mortgage*, home prices, rent, landlord*, real estate',
  elections: 'Elections: election*, poll, polls, ballot*, voter*, candidate*, campaign',
  parliament:
    'Parliament and laws: congress, senate, senator*, parliament, lawmaker*, bill, legislation',
  courts: 'Courts and crime: court, trial, judge, murder, charged, sentenced, jailed, prosecutor*',
  corruption: 'Corruption: corruption, bribe*, bribery, graft, embezzl*',
  migration: 'Migration: migrant*, immigration, immigrant*, asylum, deport*, refugee*, visa, visas',
  wars: 'Wars and conflicts: war, ceasefire, airstrike*, missile*, troops, invasion, shelling, hostage*',
  ukraineAndRussia:
    'Ukraine and Russia: ukraine, ukrainian, russia, russian, kyiv, moscow, putin, zelensky*',
  middleEast:
    'Middle East: israel, israeli, gaza, iran, iranian, lebanon, syria, yemen, hamas, saudi',
  china: 'China: china, chinese, beijing, shanghai, xi jinping',
  unitedStates: 'United States: u.s., white house, washington, trump, biden, american',
  southeastAsia:
    'Southeast Asia: asean, southeast asia, indonesia, vietnam, thailand, malaysia, singapore, south china sea',
  philippines: 'Philippines: philippines, philippine, filipino*, manila, marcos, duterte',
  europe: 'Europe: european union, eu, brussels, germany, france, britain, uk, italy, spain',
  space: 'Space: space, nasa, rocket*, astronaut*, satellite*, moon, mars, spacex, telescope*',
  climate:
    'Climate and environment: climate, emissions, global warming, biodiversity, pollution, deforestation',
  disasters:
    'Storms and disasters: typhoon*, hurricane*, earthquake*, flood*, wildfire*, storm, landslide*, volcano*',
  nature: 'Animals and nature: wildlife, species, whale*, shark*, bird*, forest*, endangered',
  medicine:
    'Medicine and disease: disease*, virus*, vaccine*, outbreak*, cancer, hospital*, patients, drug trial*',
  food: 'Food and nutrition: food safety, nutrition, diet*, obesity, recipe*, restaurant*',
  mind: 'Mind and fitness: mental health, anxiety, depression, sleep, fitness, exercise',
  film: 'Film: film, films, movie*, box office, oscar*, director, cinema',
  music: 'Music: album, singer*, concert*, grammy*, band, song, songs, k-pop',
  television:
    'Television and series: tv series, television, netflix, season finale, sitcom, streaming',
  celebrities: 'Celebrities: celebrity, celebrities, actor, actress, red carpet, royal family',
  football:
    'Football: football, soccer, premier league, champions league, world cup, fifa, striker',
  basketball: 'Basketball: basketball, nba, wnba, pba, gilas, lakers, celtics',
  tennis: 'Tennis: tennis, wimbledon, grand slam, australian open, us open, atp, wta',
  olympics: 'Olympics and athletics: olympic*, marathon, medal*, gymnast*, swimmer*, sprinter*',
  volleyballAndBoxing: 'Volleyball and boxing: volleyball, boxing, boxer, pacquiao, ufc',
  motorRacing: 'Motor racing: formula 1, formula one, f1, grand prix, motogp, verstappen',
};
