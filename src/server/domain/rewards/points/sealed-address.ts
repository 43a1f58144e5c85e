import type { DeliveryAddress } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { dataSeal, type SealNeeds } from '../../ground/encryption/data-seal.ts';

type Stored = string | DeliveryAddress;

const PLAIN = `
  select id, address from redemptions where jsonb_typeof(address) = 'object' order by id limit 1000 for update skip locked`;
const SEAL = 'update redemptions set address = $2 where id = $1';

const sealOf = (db: Pick<Queries, 'query'>, needs: SealNeeds) => dataSeal(db, needs, 'delivery_addresses');

/** An address as it is stored: JSON text of its sealed form. */
export async function sealAddress(
  db: Pick<Queries, 'query'>,
  needs: SealNeeds,
  address: DeliveryAddress,
): Promise<string> {
  return JSON.stringify((await sealOf(db, needs)).seal(JSON.stringify(address)));
}

/** A stored address. */
export async function openAddress(
  db: Pick<Queries, 'query'>,
  needs: SealNeeds,
  stored: Stored,
): Promise<DeliveryAddress> {
  return typeof stored === 'string' ? JSON.parse((await sealOf(db, needs)).open(stored)) : stored;
}

/** Seals the addresses that were stored before addresses were sealed. */
export async function sealPlainAddresses(services: Pick<Services, 'db' | 'config' | 'random'>): Promise<void> {
  await services.db.transaction(async (tx) => {
    for (const { id, address } of await tx.query<{ id: string; address: DeliveryAddress }>('addresses_plain', PLAIN)) {
      await tx.query('address_seal', SEAL, [id, await sealAddress(tx, services, address)]);
    }
  });
}
