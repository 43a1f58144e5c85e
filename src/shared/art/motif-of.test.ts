import { describe, expect, test } from 'vitest';
import { categoryPool } from './category.ts';
import { isMotifRef, motifOf, motifRefs } from './motif-book.ts';
import { chooseMotif } from './motif-of.ts';

describe('chooseMotif', () => {
  test.each([
    ['Rồng Vàng', 'serpent'],
    ['Phượng Hoàng Lửa', 'phoenix'],
    ['Hổ Chúa', 'beast:tiger'],
    ['Sư Tử Đá', 'beast:lion'],
    ['Cá Chép Hóa Rồng', 'serpent'],
    ['Ao Cá Chép', 'koi'],
    ['Cá Mập Trắng', 'shark'],
    ['Đầm Sen', 'lotus'],
    ['Vườn Hoa', 'mandala'],
    ['Đèn Lồng Phố Cổ', 'lantern'],
    ['Kim Tự Tháp', 'pyramid'],
    ['Mặt Trời Đỏ', 'sun'],
    ['Tài Xỉu Trực Tuyến', 'dice'],
    ['Thần Tài Đến', 'ingot'],
    ['Tiến Lên Miền Nam', 'cards'],
  ])('reads the Vietnamese name %s', (name, motif) => {
    expect(chooseMotif('g1', name, 'RNG')).toBe(motif);
    expect(chooseMotif('g1', name.normalize('NFD').toUpperCase(), 'RNG')).toBe(motif);
  });

  test.each([
    ['Dragon Coil', 'serpent'],
    ['Lantern Road', 'lantern'],
    ['Moonshot', 'crash'],
    ['Dice Duel', 'dice'],
    ['Neon Nights', 'city'],
    ['Juicy Wins', 'citrus'],
    ['Lucky 777', 'triple'],
  ])('reads the English name %s', (name, motif) => {
    expect(chooseMotif('g1', name, 'LIVE')).toBe(motif);
  });

  test('does not find a keyword inside another word', () => {
    const pool = categoryPool('SPORTS');
    for (const name of ['Million', 'Price', 'Olive', 'Bowl', 'Hoàng Long', 'Hoang']) {
      expect(pool).toContain(chooseMotif('g1', name, 'SPORTS'));
    }
  });

  test.each(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])(
    'uses the whole pool of %s and nothing else when the name says nothing',
    (category) => {
      const chosen = Array.from({ length: 300 }, (_, i) => chooseMotif(`game-${i}`, 'Quiet Room', category));
      expect([...new Set(chosen)].sort()).toEqual([...(categoryPool(category) ?? [])].sort());
    },
  );

  test('falls back to the initials for an unknown category', () => {
    expect(chooseMotif('g1', 'Quiet Room', 'constructor')).toBe('mono');
  });
});

describe('motif references', () => {
  test('know every motif and each animal', () => {
    expect(motifRefs()).toHaveLength(73);
    expect(motifRefs().every(isMotifRef)).toBe(true);
    expect(motifOf('beast:owl')).toMatchObject({ kind: 'owl', posterZoom: 1.2 });
  });

  test('refuse other texts', () => {
    expect(['', 'beast:cat', 'toString', '__proto__', 'gem:owl'].filter(isMotifRef)).toEqual([]);
  });
});
