import { describe, expect, test } from 'vitest';
import { getGetProfileResponseMock } from '#generated/client/member-profile/member-profile.faker.ts';
import { changeOf, problemsOf, valuesOf } from './profile-values.ts';

const { value: profile } = getGetProfileResponseMock();
const before = valuesOf(profile);

describe('the profile', () => {
  test('MEMBER-18 only what was changed is sent, an empty contact as none', () => {
    expect(changeOf(before, before)).toBeUndefined();
    expect(changeOf(before, { ...before, nickname: ' Khoa N ', zalo: '', line: ' khoa.line ' })).toEqual({
      nickname: 'Khoa N',
      contacts: { zalo: null, line: 'khoa.line' },
    });
    expect(changeOf({ ...before, payeeName: '' }, { ...before, payeeName: ' TRAN  THI LINH ' })).toEqual({
      payeeName: 'TRAN THI LINH',
    });
  });

  test.each([
    ['2005-01-05', undefined],
    ['2005-01-06', 'age'],
    ['2026-02-01', 'age'],
    ['1990-12-31', undefined],
  ])('VALID-46 a birthday of %s on the fifth of January 2026 is judged by the age of 21', (birthday, problem) => {
    expect(problemsOf({ birthday }, { minimumAge: 21 }, '2026-01-05').birthday).toBe(problem);
  });

  test('MEMBER-18 a nickname has 2 to 20 characters, a real name is two words without accents', () => {
    expect(problemsOf({ nickname: 'K' }, profile, '2026-01-05')).toEqual({ nickname: 'nicknameLength' });
    expect(problemsOf({ nickname: 'K'.repeat(21) }, profile, '2026-01-05')).toEqual({ nickname: 'nicknameLength' });
    expect(problemsOf({ payeeName: 'Nguyễn Khoa' }, profile, '2026-01-05')).toEqual({ payeeName: 'payeeName' });
    expect(problemsOf({ payeeName: 'NGUYEN KHOA', nickname: 'Kh' }, profile, '2026-01-05')).toEqual({});
  });
});
