import type { AgentType, RegisterPayload } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Database } from '#server/db/database.ts';
import { TEST_NOW } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { type TestServices, testVisitor } from '../../testing.ts';
import { newCode } from '../verification/sms-codes.ts';

let people = 0;
export const freshName = () => `guest_${++people}`;
const freshNumber = () => `98${String(1_000_000 + ++people)}`;
export const registrant = { visitor: testVisitor, language: 'VI' } as const;

export const codeFor = (services: Services, mobileNum: string) =>
  newCode(services, { purpose: 'register', number: `84${mobileNum}` });

/** The input of a person who fills in the form of the shipped brand. */
export async function formOf(services: Services, changes: Partial<RegisterPayload> = {}): Promise<RegisterPayload> {
  const mobileNum = freshNumber();
  return {
    username: freshName(),
    password: 'Hoasen2026',
    confirmPassword: 'Hoasen2026',
    countryDialingCode: '84',
    mobileNum,
    verificationCode: await codeFor(services, mobileNum),
    registerMethod: 'WEB',
    login: true,
    ...changes,
  };
}

export async function mobileFormOf(services: Services) {
  const mobileNum = freshNumber();
  return {
    username: mobileNum,
    mobileNum,
    countryDialingCode: '84',
    password: 'Tuan2026',
    confirmPassword: 'Tuan2026',
    verificationCode: await codeFor(services, mobileNum),
    registerMethod: 'WEB',
    login: true,
  } as const;
}

export const failureOf = async (work: Promise<unknown>) => {
  const reason = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(reason instanceof Failure)) return reason;
  const fields = reason.details?.fields?.map(({ pointer, rule }) => `${pointer} ${rule}`);
  return fields === undefined ? reason.code : fields;
};

/** All stored data of a registration. */
export async function rowOf(db: Database, account: string) {
  const [row] = await db.query<Record<string, unknown>>(
    'test_registered',
    `select m.*, r.*, u.account as upline, i.account as inviter from members m join registrations r on r.member_id = m.id
     left join members u on u.id = m.upline_id left join members i on i.id = r.referred_by where m.account = $1`,
    [account],
  );
  return row;
}

/** Gives `agent02` a registration link: its code in capitals, and the type of whoever registers by it. */
export const addLink = (db: Database, code: string, type: AgentType) =>
  db.query(
    'test_link',
    `with kept as (
      insert into invitation_codes (kind, folded, code, member_id)
      select 'affiliate', $1, $1, id from members where account = 'agent02' returning code, member_id
    )
    insert into registration_links (id, code, agent_id, type, rebate, created_at, updated_at)
    select 'ln-' || code, code, member_id, $2, 10, $3, $3 from kept`,
    [code, type, new Date(TEST_NOW)],
  );

/** How often the pages of a link were opened, and how many registered by it. */
export async function countsOf(db: Database, code: string) {
  const sql = 'select visits, registrations from registration_links where code = $1';
  const [counts] = await db.query<{ visits: number; registrations: number }>('test_link_counts', sql, [code]);
  return counts;
}

/** The services of a brand without a switch. */
export const without = (services: TestServices, flag: keyof Brand['flags']): TestServices => ({
  ...services,
  brand: { ...services.brand, flags: { ...services.brand.flags, [flag]: false } },
});

/** The services of a brand with another rule of a field. */
export const withRule = (
  services: TestServices,
  field: keyof Brand['register']['rules'],
  change: object,
): TestServices => {
  const { register } = services.brand;
  const rules = { ...register.rules, [field]: { ...register.rules[field], ...change } };
  return { ...services, brand: { ...services.brand, register: { ...register, rules } } };
};
