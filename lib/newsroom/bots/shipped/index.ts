// The bots that come with the product.
import type { BotDescription } from '../../store/contract/bot-store';
import { ballGames } from './ball-games';
import { chinaTech } from './china-tech';
import { climate } from './climate';
import { conflicts } from './conflicts';
import { culture } from './culture';
import { health } from './health';
import { intelligence } from './intelligence';
import { markets } from './markets';
import { philippines } from './philippines';
import { readBot } from './read';
import { space } from './space';

export const shippedBots: readonly BotDescription[] = [
  ballGames,
  chinaTech,
  climate,
  conflicts,
  culture,
  health,
  intelligence,
  markets,
  philippines,
  space,
].map(readBot);
