import type { Database } from '../db/database.ts';
import { seed } from '../db/seed/seed.ts';
import { TEST_NOW } from '../db/testing.ts';

/** Seeds a test database. */
export async function seedDatabase(db: Database): Promise<void> {
  const currency = { code: 'USD', symbol: '$', decimals: 2 };
  await seed(db, { clock: () => TEST_NOW, currency, history: false });
}
