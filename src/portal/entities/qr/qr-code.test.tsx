// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** The number of modules on a side: 17 + 4 x version, so 21 for version 1. */
function modulesOf(name: string): number {
  return Number(screen.getByRole('img', { name }).querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
}

/** The size of the whole picture, and the position and size of the code in it. */
function sizesOf(picture: Element) {
  const of = (element: Element | null, ...names: string[]) => names.map((name) => element?.getAttribute(name));
  const code = picture.querySelector('svg');
  return { whole: of(picture, 'width', 'height'), margin: of(code, 'x', 'y'), size: of(code, 'width', 'height') };
}

describe('a QR code', () => {
  test('CONST-09 has 200 px, a margin of 20 and medium error correction', () => {
    // Version 1 holds 14 bytes at medium correction, 17 at low and 11 at the next higher level.
    render(<QrCode value="https://a.bc/d" name="The app" />);
    const code = screen.getByRole('img', { name: 'The app' });
    expect(sizesOf(code)).toEqual({ whole: ['200', '200'], margin: ['20', '20'], size: ['160', '160'] });
    expect(modulesOf('The app')).toBe(21);
    cleanup();
    render(<QrCode value="https://a.bc/de" name="One byte more" />);
    expect(modulesOf('One byte more')).toBe(25);
  });

  test('renders nothing if the value is too long for a code', () => {
    render(<QrCode value={'x'.repeat(2331)} name="Just fits" />);
    expect(screen.getByRole('img', { name: 'Just fits' })).toBeDefined();
    cleanup();
    render(<QrCode value={'x'.repeat(2332)} name="Too long" />);
    render(<QrCode value={'ữ'.repeat(1000)} name="Too long in bytes" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('SIDEBAR-07 can have 100 px, with the margin in proportion', () => {
    render(<QrCode value="https://a.bc/d" name="The app" size={100} />);
    const code = screen.getByRole('img', { name: 'The app' });
    expect(sizesOf(code)).toEqual({ whole: ['100', '100'], margin: ['10', '10'], size: ['80', '80'] });
  });
});
