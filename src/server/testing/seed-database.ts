import type { Database } from '../db/database.ts';
import { TEST_BRAND, TEST_NOW } from '../db/testing.ts';
import { seedDemo } from '../seed/seed.ts';

/** Seeds a test database. */
export async function seedDatabase(db: Database): Promise<void> {
  await seedDemo(db, { clock: () => TEST_NOW, brand: TEST_BRAND, history: false });
}
