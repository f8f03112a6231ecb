// Markets: stocks, rates, currencies and commodities.
import type { WrittenBot } from './read';

export const markets: WrittenBot = {
  id: 'markets',
  icon: 'chart',
  category: 'money',
  name: { en: 'Markets', zh: '市场行情', ph: 'Mga merkado' },
  description: {
    en: 'Stocks, interest rates, currencies and commodities, and what moves them.',
    zh: '股市、利率、汇率与大宗商品，以及背后的原因。',
    ph: 'Stocks, interes, salapi at kalakal, at kung ano ang nagpapagalaw sa mga ito.',
  },
  subjects: ['stocks', 'interestRates', 'crypto'],
  sections: ['financial'],
  names: `S&P 500, Nasdaq, Dow Jones, Nikkei, Hang Seng, FTSE 100, PSEi, Wall Street, Goldman Sachs, JPMorgan,
    OPEC, Bitcoin, Ethereum`,
  words: {
    en: `stock market, stocks, share price, share sale, shares fell, shares rose, shares jump, shares plunge, shares slump, shareholders, investors, traders, interest rate, rate cut, rate hike, Federal Reserve,
      Fed, central bank, bond yields, Treasury yields, bond market, inflation, consumer prices, oil prices, crude oil,
      gold prices, exchange rate, dollar index, quarterly earnings, initial public offering, IPO, hedge fund, cryptocurrency,
      bear market, bull market, sell-off, recession, market capitalization, Bank of Japan, Bank of England,
      European Central Bank, Philippine Stock Exchange, Bangko Sentral`,
    zh: `股市, 美股, 港股, A股, 沪指, 上证指数, 深成指, 创业板, 恒生指数, 纳指, 道指, 股价, 涨停, 跌停, 收盘, 降息, 加息, 美联储, 央行,
      利率, 汇率, 人民币汇率, 国债, 债券, 通胀, 油价, 金价, 黄金价格, 期货, 比特币, 成交额, 投资者, 北向资金`,
    ph: `stock market, PSEi, piso kontra dolyar, interest rate, Bangko Sentral, BSP, inflation, implasyon, presyo ng langis,
      palitan ng piso, mamumuhunan`,
  },
  without: { en: 'federal prison, laughing stock, stock car, Fed Cup' },
};
