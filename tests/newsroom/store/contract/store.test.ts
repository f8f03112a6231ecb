import { onBothEngines } from '../engines';
import { assistantSuite } from '../suite/assistant';
import { accountsSuite } from '../suite/accounts';
import { eventsSuite } from '../suite/events';
import { feedbackSuite } from '../suite/feedback';
import { interestsSuite } from '../suite/interests';
import { migrationsSuite } from '../suite/migrations';
import { ownDataSuite } from '../suite/own-data';
import { racesSuite } from '../suite/races';
import { readersSuite } from '../suite/readers';
import { searchSuite } from '../suite/search';
import { sourcesSuite } from '../suite/sources';
import { topicsSuite } from '../suite/topics';
import { transactionsSuite } from '../suite/transactions';
import { transferSuite } from '../suite/transfer';

// Slow machines start a server in seconds; nothing here asserts a time.
jest.setTimeout(60_000);

onBothEngines((engine) => {
  accountsSuite(engine);
  eventsSuite(engine);
  readersSuite(engine);
  feedbackSuite(engine);
  interestsSuite(engine);
  ownDataSuite(engine);
  topicsSuite(engine);
  sourcesSuite(engine);
  transactionsSuite(engine);
  searchSuite(engine);
  transferSuite(engine);
  migrationsSuite(engine);
  racesSuite(engine);
  assistantSuite(engine);
});
