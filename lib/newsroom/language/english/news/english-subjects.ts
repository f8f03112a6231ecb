// English words that indicate the subject of a headline or first sentence when no section does.
import { wholeWords, type Subjects } from '../../lexicon/subjects';

export const englishSubjects: Subjects = {
  technology: wholeWords(`
    ai, artificial intelligence, chatbot*, chatgpt, openai, anthropic, nvidia, software, app, apps, iphone*,
    android, smartphone*, laptop*, gadget*, google, microsoft, apple intelligence, meta ai, startup*, semiconductor*,
    chipmaker*, chips, robot*, cyberattack*, cybersecurity, hacker*, hacked, malware, ransomware, data breach, algorithm*,
    windows 11, macbook*, ipad*, airpods, playstation, xbox, nintendo, video game*, gaming, gamer*, steam deck, browser, cloud computing,
    data cent*, large language model*, llm*, quantum comput*, tech giant*, tech company, tech companies, pixel, galaxy s\\d*,
    tiktok, youtube, smartwatch*, wearable*, usb, wi-fi, firmware, open source, github, samsung, gpu, cpu, processor
  `),
  financial: wholeWords(`
    shares, stock, stocks, stock market*, investor*, earnings, revenue, quarterly, profit, profits, ipo, wall street, s&p 500, nasdaq,
    dow jones, interest rate*, rate cut*, inflation, gdp, central bank*, federal reserve, bond, bonds, treasury yields, currency, currencies, forex,
    peso, oil prices, crude, bitcoin, crypto*, merger*, acquisition*, takeover, bankruptcy, layoffs, retailer*, economist*,
    economy, economic growth, tariff*, exports, imports, supply chain*, hedge fund*, private equity, billion deal, ceo, dividend*, mortgage*,
    housing market, unemployment, jobs report, consumer prices, fiscal, banks, lender*, startup funding, venture capital, gold prices, stake
  `),
  politics: wholeWords(`
    president, prime minister*, parliament, congress, congressm*, senate, senator*, lawmaker*, legislat*, election*, vote, voters, ballot*,
    campaign, candidate*, republican*, democrat*, gop, white house, governor*, minister*, cabinet, supreme court, impeach*, primary,
    redistrict*, shutdown, executive order, administration, mayor, mayoral, poll, polls, partisan, referendum, coalition, opposition party,
    house bill, trump, biden, foreign minist*, diplomat*, sanction*, treaty, malacañang, duterte, marcos, comelec, mp, mps, labour party, tory, tories
  `),
  entertainment: wholeWords(`
    movie*, film, films, box office, actor*, actress*, singer*, album*, song, songs, concert*, netflix, hbo, disney+, hollywood, celebrit*,
    oscar*, grammy*, emmy*, golden globe*, season finale, tv show*, sitcom, reality show, reality tv, drama series, trailer, premiere*, cannes, rapper,
    pop star, k-pop, taylor swift, broadway, musical, director, streaming series, franchise film, marvel, star wars, comedian*, podcast host,
    miss universe, pageant*, showbiz, red carpet, fashion week, novel, author, band, tour dates, rom-com, spoilers, bachelor*, kardashian*, soap opera
  `),
  sports: wholeWords(`
    nba, nfl, mlb, nhl, wnba, ncaa, fifa, uefa, pba, uaap, premier league, champions league, la liga, world cup, super bowl, playoff*, quarterback*,
    touchdown*, home run*, inning*, pitcher*, striker*, midfielder*, goalkeeper*, goalie, coach, coaches, head coach, tournament*, championship*,
    grand slam, wimbledon, french open, us open, australian open, olympic*, medal*, innings, wicket*, batter*, semifinal*, semi-final*, quarterfinal*, final four, roster,
    injured list, free agent, draft pick*, trade deadline, preseason, offseason, midfield, league, rookie*, teammate*, grand prix, formula 1,
    boxing, ufc, knockout, golfer*, pga, lpga, cricket, rugby, soccer, basketball, baseball, football, tennis, volleyball, hockey, game 1, game 2, game 3,
    game 4, game 5, game 6, game 7, lakers, celtics, yankees, dodgers, mets, red sox, knicks, warriors, arsenal, liverpool, chelsea, real madrid, barcelona
  `),
  science: wholeWords(`
    nasa, spacex, astronaut*, asteroid*, planet*, galaxy, galaxies, telescope*, black hole*, spacecraft, mars, moon, lunar, orbit, rocket, solar system,
    cosmic, universe expansion, dark matter, fossil*, dinosaur*, species, archaeolog*, paleontolog*, physicist*, physics, quantum, biolog*,
    geolog*, volcan*, ecosystem*, biodiversity, evolution*, genome*, gene, genes, dna, neuroscien*, scientist*, researchers, climate change, global warming, emissions,
    marine life, coral, glacier*, antarctic*, arctic ice, neanderthal*, ancient, meteor*, comet*, particle*, chemist*, biologist*
  `),
  health: wholeWords(`
    health, patient*, doctor*, hospital*, disease*, cancer, vaccine*, vaccinat*, virus, outbreak, hantavirus, measles, covid*, flu, infection*, medicine*,
    medical, drug trial, clinical trial*, fda, cdc, diabetes, obesity, alzheimer*, dementia, mental health, depression, pregnan*, diet,
    nutrition, wellness, heart attack, stroke, blood pressure, surgery, symptom*, therapy, insulin, cholesterol, ozempic, weight loss, menopause,
    world health organization, ebola, pandemic, epidemic, bacteria*, antibiotic*, hormon*, autism, adhd
  `),
};
