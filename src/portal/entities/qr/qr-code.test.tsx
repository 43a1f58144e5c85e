// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** How many modules a code has on a side: a version has 17 + 4 x version, 21 for the first. */
function modulesOf(name: string): number {
  return Number(screen.getByRole('img', { name }).getAttribute('viewBox')?.split(' ')[2]);
}

describe('a QR code', () => {
  test('CONST-09 has 200 px, a margin of 20 and medium error correction', () => {
    // Version 1 holds 14 bytes at medium correction, 17 at low and 11 at the next higher: 14 tell which one is set.
    render(<QrCode value="https://a.bc/d" name="The app" />);
    const code = screen.getByRole('img', { name: 'The app' });
    expect(code.parentElement?.style).toMatchObject({ width: '200px', height: '200px', padding: '20px' });
    expect(code.getAttribute('width')).toBe('160');
    expect(modulesOf('The app')).toBe(21);
    cleanup();
    render(<QrCode value="https://a.bc/de" name="One byte more" />);
    expect(modulesOf('One byte more')).toBe(25);
  });

  test('SIDEBAR-07 can be 100 px, with the margin in proportion', () => {
    render(<QrCode value="https://a.bc/d" name="The app" size={100} />);
    const code = screen.getByRole('img', { name: 'The app' });
    expect(code.parentElement?.style).toMatchObject({ width: '100px', padding: '10px' });
    expect(code.getAttribute('width')).toBe('80');
  });
});
