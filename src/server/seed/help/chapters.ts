import { account } from './account.ts';
import { app } from './app.ts';
import { bonuses } from './bonuses.ts';
import { games } from './games.ts';
import type { SeedHelpCategory } from './help.ts';
import { lottery } from './lottery.ts';
import { money } from './money.ts';
import { responsible } from './responsible.ts';
import { site } from './site.ts';

/** The help centre, chapter by chapter. */
export const seedHelp: readonly SeedHelpCategory[] = [money, account, bonuses, lottery, games, responsible, app, site];
