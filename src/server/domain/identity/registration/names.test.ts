import { expect, test } from 'vitest';
import { looksLikeStaff } from './names.ts';

test.each([
  'Customer service',
  'SYSTEM',
  'Hệ thống',
  'he-thong',
  'Hỗ trợ 24/7',
  'admin',
  'Adm1n',
  '4dmin',
  'adm!n',
  'S T A F F',
  // Cyrillic, Greek, full width, mathematical and small capital letters.
  'Ѕupport',
  'ЅYЅТЕМ',
  'sуstеm',
  'ΟPERATΟR',
  'ｓｙｓｔｅｍ',
  '𝐬𝐲𝐬𝐭𝐞𝐦',
  'ꜱupport',
  'supp0rt',
  '5upport',
  '$upport',
  '0fficial',
  'offlcial',
  'OFFICIAL',
  'CŠKH',
  'Lumo',
  'L.u.m.o',
  'LUM0',
  'ⅼumo',
  '1umo',
  'lurno',
  'my_lumo_desk',
])('%s may be taken for staff or the brand', (name) => {
  expect(looksLikeStaff(name, 'Lumo')).toBe(true);
});

test.each([
  'player01',
  'Nguyễn Thị Bảo Trâm',
  'linh_1x1',
  'Minh Khoa',
  '李雷',
  'Сергей',
  '🎲🎲',
  'luna',
  'Moon 77',
  'systole',
])('%s is a name like others', (name) => {
  expect(looksLikeStaff(name, 'Lumo')).toBe(false);
});

test('a brand without Latin letters protects no other name', () => {
  expect(looksLikeStaff('Minh', '彩')).toBe(false);
});

test('a short brand protects only its own name', () => {
  expect(['Sen', 'S-e-n', '5en', 'Sennheiser', 'Ba Sen'].map((name) => looksLikeStaff(name, 'Sen'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
