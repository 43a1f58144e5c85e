import type { Database } from '../db/database.ts';
import { seed } from '../db/seed/seed.ts';
import { TEST_BRAND, TEST_NOW } from '../db/testing.ts';

/** Seeds a test database. */
export async function seedDatabase(db: Database): Promise<void> {
  await seed(db, { clock: () => TEST_NOW, brand: TEST_BRAND, history: false });
}
