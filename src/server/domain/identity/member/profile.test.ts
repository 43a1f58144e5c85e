import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase, TEST_NOW } from '#server/db/testing.ts';
import { verifyAuditLog } from '../../ground/audit/read-audit-log.ts';
import { addMembers, outcome, sessionOf, type TestServices, testServices } from '../../testing.ts';
import type { Session } from '../session/session.ts';
import { ageOn, dayIn } from './age.ts';
import { GALLERY_SIZE, listAvatars } from './avatars.ts';
import { getProfile, updateLanguage, updateProfile } from './profile.ts';

let db: Database;
let services: TestServices;
let player: Session;
let changing: Session;
let fresh: Session;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  const added = ['changing01', 'linh_tran', 'other01', 'audited01'];
  await addMembers(
    db,
    added.map((account) => ({ account })),
  );
  player = await sessionOf(services, 'player01');
  changing = await sessionOf(services, 'changing01');
  fresh = await sessionOf(services, 'linh_tran');
});
afterAll(() => db.close());

/** What the audit log has of a member's profile, oldest first. */
const audited = ({ memberId }: Session) =>
  db.query<{ data: object; at: Date }>(
    'test_audit',
    "select data, at from audit_log where kind = 'profile_changed' and member_id = $1 order by id",
    [memberId],
  );

describe('the profile', () => {
  test('MEMBER-18 has masked contacts, and the minimum age of the brand', async () => {
    expect(await getProfile(services, player)).toEqual({
      account: 'player01',
      nickname: 'Minh Khoa',
      avatarId: '4',
      avatarUrl: '/art/avatar/4.svg',
      payeeName: 'NGUYEN MINH KHOA',
      birthday: '1992-08-17',
      minimumAge: 21,
      language: 'EN',
      email: 'k***@example.com',
      mobile: '+84 ******5678',
      contacts: { line: null, whatsapp: null, zalo: null, facebook: null, wechat: null, qqNum: null },
      createdAt: '2025-10-01T09:30:00.000Z',
    });
  });

  test('MEMBER-18 changes only the sent fields', async () => {
    const changed = await updateProfile(services, changing, {
      nickname: '  Khoa   N ',
      avatarId: 'own',
      contacts: { zalo: '0912345678', line: ' khoa.line ' },
    });
    expect(changed).toMatchObject({
      nickname: 'Khoa N',
      avatarId: 'own',
      avatarUrl: `/art/avatar/${changing.memberId}.svg`,
    });
    expect(changed.contacts).toMatchObject({ zalo: '0912345678', line: 'khoa.line', facebook: null });
    const again = await updateProfile(services, changing, { contacts: { zalo: null } });
    expect(again.contacts).toMatchObject({ zalo: null, line: 'khoa.line' });
    expect(again.nickname).toBe('Khoa N');
    expect(await getProfile(services, changing)).toEqual(again);
  });

  test('a real name can be set once; repeating it changes nothing', async () => {
    expect((await updateProfile(services, fresh, { payeeName: 'TRAN THI LINH' })).payeeName).toBe('TRAN THI LINH');
    expect((await updateProfile(services, fresh, { payeeName: 'TRAN THI LINH' })).payeeName).toBe('TRAN THI LINH');
    expect(await outcome(updateProfile(services, fresh, { payeeName: 'TRAN THI LAN' }))).toBe('field_locked');
    expect(await outcome(updateProfile(services, fresh, { payeeName: 'TRAN THI LAN', nickname: 'Lan' }))).toBe(
      'field_locked',
    );
    expect((await getProfile(services, fresh)).nickname).toBe('linh_tran');
  });

  test("VALID-46 VALID-49 a birthday makes the member 21 or older, by the brand's day, and is set once", async () => {
    // 09:30 UTC on 5 January 2026 is the same day in Vietnam.
    expect(await outcome(updateProfile(services, fresh, { birthday: '2005-01-06' }))).toBe('age_too_low');
    expect(await outcome(updateProfile(services, fresh, { birthday: '2030-01-01' }))).toBe('age_too_low');
    await expect(updateProfile(services, fresh, { birthday: '1905-01-05' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: [{ pointer: '/body/birthday', rule: 'range', message: 'This is too long ago to be a birthday.' }],
      },
    });
    expect((await getProfile(services, fresh)).birthday).toBeNull();
    expect((await updateProfile(services, fresh, { birthday: '2005-01-05' })).birthday).toBe('2005-01-05');
    expect((await updateProfile(services, fresh, { birthday: '2005-01-05' })).birthday).toBe('2005-01-05');
    expect(await outcome(updateProfile(services, fresh, { birthday: '2000-01-05' }))).toBe('field_locked');
  });

  test('VALID-46 VALID-49 the brand sets the minimum age', async () => {
    const strict = await testServices(db, { playingAge: 25 });
    const other = await sessionOf(strict, 'other01');
    expect((await getProfile(strict, other)).minimumAge).toBe(25);
    expect(await outcome(updateProfile(strict, other, { birthday: '2004-01-01' }))).toBe('age_too_low');
  });

  test.each([
    ['nickname', 'A nickname may not pretend to be staff.', 'Admin'],
    ['nickname', 'A nickname may not pretend to be staff.', 'Lumo Support'],
    ['nickname', 'A nickname may not pretend to be staff.', 'L.u.m.o'],
    ['nickname', 'A nickname may not pretend to be staff.', 'Chăm sóc khách hàng'],
    ['nickname', 'A nickname may not pretend to be staff.', 'C S K H'],
    ['nickname', 'A nickname may not pretend to be staff.', 'ĐÀI_Tổng đài'],
    ['length', 'A nickname has 2 to 20 characters.', 'K'],
    ['length', 'A nickname has 2 to 20 characters.', '   '],
    ['length', 'A nickname has 2 to 20 characters.', '\ud83c\udfb2'.repeat(21)],
    ['characters', 'A nickname has only signs that can be seen.', 'ab\u200bcd'],
    ['characters', 'A nickname has only signs that can be seen.', 'ab\u202ecd'],
  ])('MEMBER-18 by the rule of %s (%s) a nickname may not be %j', async (rule, message, nickname) => {
    await expect(updateProfile(services, player, { nickname })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body/nickname', rule, message }] },
    });
  });

  test.each(['Ng', 'Nguyễn Thị Bảo Trâm', '\ud83c\udfb2'.repeat(20), '李雷'])(
    'MEMBER-18 a nickname may be %j',
    async (nickname) => {
      expect((await updateProfile(services, changing, { nickname })).nickname).toBe(nickname);
    },
  );

  test('MEMBER-18 a brand whose name has no Latin letter forbids no nickname', async () => {
    const other = await testServices(db, { name: '幸运' });
    expect((await updateProfile(other, changing, { nickname: 'Bao Tram' })).nickname).toBe('Bao Tram');
  });

  test.each(['25', '0', 'nothing', '1000001'])('API-04 the gallery has no avatar %j', async (avatarId) => {
    expect(await outcome(updateProfile(services, player, { avatarId }))).toBe('not_found');
  });

  test('API-04 MEMBER-18 the gallery begins with the own picture and marks the chosen one', async () => {
    await updateProfile(services, changing, { avatarId: '7' });
    const avatars = await listAvatars(services, changing);
    expect(avatars).toHaveLength(GALLERY_SIZE + 1);
    expect(avatars[0]).toEqual({ avatarId: 'own', avatarUrl: `/art/avatar/${changing.memberId}.svg`, chosen: false });
    expect(avatars.filter(({ chosen }) => chosen).map(({ avatarId }) => avatarId)).toEqual(['7']);
  });

  test('API-61 the account stores its language, also a trial account', async () => {
    expect(await updateLanguage(services, fresh, 'VI')).toBe('VI');
    expect((await getProfile(services, fresh)).language).toBe('VI');
    expect((await updateProfile(services, fresh, { language: 'EN' })).language).toBe('EN');
    expect(await outcome(updateLanguage(services, { ...fresh, type: 4 }, 'EN'))).toBe('in');
  });

  test('MEMBER-18 an empty change is refused', async () => {
    await expect(updateProfile(services, player, {})).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ pointer: '/body', rule: 'required', message: 'Send at least one part of the profile.' }] },
    });
  });

  test('ROLE-08 a trial account has no profile', async () => {
    const trial: Session = { ...player, type: 4 };
    expect(await outcome(getProfile(services, trial))).toBe('in_need_true_account');
    expect(await outcome(listAvatars(services, trial))).toBe('in_need_true_account');
    expect(await outcome(updateProfile(services, trial, { nickname: 'Trial' }))).toBe('in_need_true_account');
  });

  test('the audit log has changes of name, birthday and language, in both ways to change it, once each', async () => {
    const session = await sessionOf(services, 'audited01');
    const entry = (parts: string, language: string | null) => ({
      at: new Date(TEST_NOW),
      data: { parts, language, session: session.id },
    });
    await updateProfile(services, session, { nickname: 'Not told', contacts: { zalo: '0912345678' } });
    expect(await audited(session)).toEqual([]);
    await updateProfile(services, session, { payeeName: 'LE VAN AN', birthday: '1990-01-05', nickname: 'Le An' });
    await updateProfile(services, session, { payeeName: 'LE VAN AN', birthday: '1990-01-05' });
    await updateProfile(services, session, { language: 'VI' });
    await updateLanguage(services, session, 'VI');
    await updateLanguage(services, session, 'EN');
    expect(await audited(session)).toEqual([
      entry('payeeName,birthday', null),
      entry('language', 'VI'),
      entry('language', 'EN'),
    ]);
    expect(await verifyAuditLog(services)).toMatchObject({ intact: true });
  });

  test('API-61 the account of a site in Vietnamese begins in Vietnamese, else in English', async () => {
    const languageOn = async (defaultLanguage: 'EN' | 'VI') => {
      const site = await testServices(db, { defaultLanguage });
      return (await getProfile(site, await sessionOf(site, 'other01'))).language;
    };
    expect([await languageOn('VI'), await languageOn('EN')]).toEqual(['VI', 'EN']);
  });

  test('MEMBER-18 a member without a number has none to show', async () => {
    expect(await getProfile(services, await sessionOf(services, 'other01'))).toMatchObject({
      mobile: null,
      email: null,
    });
  });
});

test.each([
  ['2026-01-05', '2005-01-05', 21],
  ['2026-01-04', '2005-01-05', 20],
  ['2026-03-01', '2004-02-29', 22],
  ['2025-02-28', '2004-02-29', 20],
])('VALID-46 on %s a person born on %s is %i', (day, birthday, age) => {
  expect(ageOn(day, birthday)).toBe(age);
});

test('a moment has a date in a time zone', () => {
  const at = Date.UTC(2026, 0, 4, 17, 30);
  expect([dayIn('Asia/Ho_Chi_Minh', at), dayIn('UTC', at)]).toEqual(['2026-01-05', '2026-01-04']);
});
