// Publishers' English names for their sections, in categories and URLs.
import type { SectionWords } from '../../lexicon/section-words';
import { words } from '../../lexicon/word-list';

export const englishSections: SectionWords = {
  subjects: {
    technology: words(`
      technology tech technologies tech-news gadgets computing computers software hardware
      internet cybersecurity security-technology ai artificial-intelligence apps mobile phones
      smartphones gaming video-games startups start-ups scitech sci-tech digital innovation
      consumer-tech it
    `),
    financial: words(`
      business biz finance financial markets market economy economics money companies company
      investing investment investments stocks banking banks real-estate property-market
      commodities energy-markets business-news corporate personal-finance personal-business
      entrepreneurship retail trade dealbook your-money global-economy china-economy industry
      logistics banking-finance stock-market business-economy
    `),
    politics: words(`
      politics political government elections election us-politics uk-politics policy congress
      parliament white-house whitehouse senate national-politics politics-policy inside-politics
      nation-politics nation-politics-news nccapitol federal politics-news law-politics campaigns
      politics-elections
    `),
    entertainment: words(`
      entertainment arts culture movies movie film films music tv television celebrity celebrities
      showbiz arts-entertainment entertainment-arts arts-culture culture-arts theater theatre
      dance awards hollywood pop-culture showbusiness celebrity-news celeb pageants series
      entertainment-news anime comics books fashion streaming live-jam arts-and-entertainment
      entertainment-and-arts tv-radio tv-and-radio stage art-and-design bollywood
    `),
    sports: words(`
      sports sport football soccer basketball baseball tennis golf cricket rugby rugby-union
      rugby-league nfl nba nhl mlb wnba pba uaap ncaa f1 formula1 formula-1 formula-one motorsport
      olympics boxing mma ufc wrestling athletics cycling swimming volleyball hockey afl nrl
      racing horse-racing premier-league college-football college-basketball ncaaf ncaab
      winter-olympics world-cup champions-league sports-news esports
    `),
    science: words(`
      science sciences space environment climate astronomy physics biology nature earth wildlife
      archaeology science-environment science-and-environment climate-change science-news
      sciencetech climate-environment climate-crisis science-nature
    `),
    health: words(`
      health medicine medical wellness fitness nutrition mental-health public-health well
      coronavirus covid-19 healthcare health-care health-and-wellness health-fitness health-news
      health-medicine diseases-conditions pharma
    `),
  },
  // Host names of a broadcaster, a phone site, an Italian site.
  notOfHosts: words('tv television mobile phones apps it digital stage streaming internet'),
  places: {
    politics: words('nation national national-news philippines nation-news'),
    world: words(`
      world world-news international international-news global global-news global-affairs europe
      asia africa americas middle-east asia-pacific latin-america middleeast world-europe
      world-asia us-canada south-asia central-asia southeast-asia oceania foreign overseas
      world-africa
    `),
  },
  mixed: words(`
    weather opinion opinions voices comment commentisfree editorial editorials columns column
    video videos photos live newsletters newsletter podcasts podcast audio obituaries crime
    lifestyle life-and-style life-style travel food recipes brandrap newsbreak factcheck
    fact-check lifestyle-culture culture-lifestyle people-culture culture-people society-culture
    culture-society life-culture food-culture travel-culture lifestyle-and-culture
    people-and-culture society-and-culture culture-and-society life-and-culture
  `),
  // Not ‘advertising’ or ‘brands’, which are sections of business news.
  paid: words(`
    sponsored sponsored-content sponsored-post sponsored-posts sponsored-article sponsored-articles
    sponsored-story sponsored-stories sponsored-feature sponsor-content sponsorcontent paid-content
    paid-post paidpost paid-program paid-feature paid-partnership paid-partner-content
    partner-content partnercontent partner-post partner-feature partnered-content
    in-partnership-with content-from-our-partners from-our-partners advertorial advertorials
    advertisement advertisement-feature advertiser-content commercial-feature commercial-content
    promoted-content promotional-content branded-content brandedcontent brand-content brand-feature
    brand-features brand-spotlight brand-story brand-stories brand-studio brandstudio brand-voice
    brandvoice brand-post brandpost brand-room brandroom brand-connect brandconnect brandrap
  `),
};
