import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { audit } from './audit.ts';
import { banners } from './banners.ts';
import { bills } from './bills.ts';
import { blocks } from './blocks.ts';
import { chats } from './chats.ts';
import type { Area } from './command.ts';
import { contracts } from './contracts.ts';
import { debts } from './debts.ts';
import { deposits } from './deposits.ts';
import { draws } from './draws.ts';
import { holds } from './holds.ts';
import { lines } from './lines.ts';
import { maintenance } from './maintenance.ts';
import { messages } from './messages.ts';
import { notices } from './notices.ts';
import { UsageError } from './operator-error.ts';
import { payments } from './payments.ts';
import { redemptions } from './redemptions.ts';
import { withdrawals } from './withdrawals.ts';

/** The areas of the command line, in the order of its menu. */
export const areas: Readonly<Record<string, Area>> = {
  ...{ withdrawals, deposits, payments, debts, applications, redemptions, draws },
  ...{ chats, messages, notices, banners, accounts, lines, contracts, bills, holds, blocks, maintenance, audit },
};

/** An area by its name. Throws {@link UsageError} where there is none. */
export function areaOf(name: string): Area {
  const area = Object.hasOwn(areas, name) ? areas[name] : undefined;
  if (!area) throw new UsageError(`There is no '${name}', only ${Object.keys(areas).join(', ')}.`);
  return area;
}
