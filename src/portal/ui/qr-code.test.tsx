// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

const drawn = (value: string, size?: number) => {
  const { container } = render(size === undefined ? <QrCode value={value} /> : <QrCode value={value} size={size} />);
  const box = container.querySelector('span');
  const svg = container.querySelector('svg');
  return { box, svg };
};

test('CONST-09 a code is 200 in size with a margin of 20 unless it says otherwise', () => {
  const { box, svg } = drawn('https://lumo.example');
  expect([box?.style.width, box?.style.padding, svg?.getAttribute('width')]).toEqual(['200px', '20px', '160']);
  const small = drawn('https://lumo.example', 100);
  expect([small.box?.style.width, small.svg?.getAttribute('width')]).toEqual(['100px', '80']);
});

test('CONST-09 its error correction is medium', () => {
  // 26 bytes are the most that 25 modules hold at medium; at low they would hold 32, at the next level 20.
  expect(drawn('x'.repeat(26)).svg?.getAttribute('viewBox')).toBe('0 0 25 25');
  expect(drawn('x'.repeat(27)).svg?.getAttribute('viewBox')).toBe('0 0 29 29');
});

test('a text that no code can hold draws nothing', () => {
  expect(drawn('x'.repeat(2331)).svg).not.toBeNull();
  expect(drawn('x'.repeat(2332)).box).toBeNull();
  expect(drawn('ữ'.repeat(1000)).box).toBeNull();
});
