import { faker } from '@faker-js/faker';
import { beforeEach } from 'vitest';

// What the generated mocks invent is the same in every run and in any order, so that only a change makes a test fail;
// `npm run test:full` invents something else each night.
beforeEach(() => {
  faker.seed(Number(process.env['PROPERTY_SEED'] ?? 1));
  faker.setDefaultRefDate('2026-01-05T09:30:00Z');
});
