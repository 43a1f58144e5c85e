// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DialCodeBox } from './dial-code-box.tsx';
import { installTopLayer } from './testing/top-layer.ts';

beforeAll(installTopLayer);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const countries = [
  { code: 'VN', name: 'Vietnam', dialingCode: '84' },
  { code: 'KH', name: 'Cambodia', dialingCode: '855' },
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
];

function Form() {
  const [value, setValue] = useState('84');
  return (
    <>
      <DialCodeBox label="Country code" countries={countries} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Country code' });
/** The drawing of a flag, without the ids of its parts. */
const flagIn = (place: Element | null | undefined) =>
  place?.querySelector('svg')?.innerHTML.replace(/(?:id="|url\(#)[^")]*/g, '') ?? expect.fail('no flag');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the country selector', () => {
  test("LOGIN-13 ENTITY-02 is a read-only box with a flag and a list of '+code'", async () => {
    const user = userEvent.setup();
    render(<Form />);
    expect(box()).toHaveProperty('readOnly', true);
    expect(box()).toHaveProperty('value', '+84');
    expect(options()).toEqual([]);
    await user.click(box());
    expect(options()).toEqual(['Vietnam+84', 'Cambodia+855', 'Thailand+66']);
    const flags = screen.getAllByRole('option').map(flagIn);
    expect(new Set(flags).size).toBe(3);
    expect(flagIn(box().parentElement)).toBe(flags[0]);
    await user.click(screen.getByRole('option', { name: /Thailand/ }));
    expect(flagIn(box().parentElement)).toBe(flags[2]);
    expect(box()).toHaveProperty('value', '+66');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  test('LOGIN-14 closes 200 ms after it lost the focus', () => {
    vi.useFakeTimers();
    render(<Form />);
    fireEvent.click(box());
    fireEvent.blur(box());
    act(() => vi.advanceTimersByTime(199));
    expect(options()).toHaveLength(3);
    act(() => vi.advanceTimersByTime(1));
    expect(options()).toHaveLength(0);
  });

  test('is worked with keys alone', async () => {
    const user = userEvent.setup();
    const outer = vi.fn();
    render(
      <form onSubmit={outer}>
        <Form />
      </form>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('status').textContent).toBe('855');
    await user.keyboard('{Enter}t{Enter}');
    expect(screen.getByRole('status').textContent).toBe('66');
    await user.keyboard(' {Home}{Escape}');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('66');
    expect(outer).not.toHaveBeenCalled();
  });
});
