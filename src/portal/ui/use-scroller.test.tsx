// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useScroller } from './use-scroller.ts';

function Lane() {
  const { ref, canGoBack, canGoOn, go } = useScroller<HTMLDivElement>();
  return (
    <>
      <div ref={ref} data-testid="row" />
      <button type="button" disabled={!canGoBack} onClick={() => go(-1)}>
        back
      </button>
      <button type="button" disabled={!canGoOn} onClick={() => go(1)}>
        on
      </button>
    </>
  );
}

const row = () => screen.getByTestId('row');
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        act(this.#tell);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useScroller', () => {
  test('knows at which end the row is', () => {
    render(<Lane />);
    expect([isDisabled('back'), isDisabled('on')]).toEqual([true, false]);
    act(() => {
      row().scrollLeft = 600;
      fireEvent.scroll(row());
    });
    expect([isDisabled('back'), isDisabled('on')]).toEqual([false, true]);
  });

  test('moves by what is to be seen at once', () => {
    render(<Lane />);
    const scrollBy = vi.fn();
    row().scrollBy = scrollBy;
    fireEvent.click(screen.getByRole('button', { name: 'on' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
    act(() => {
      row().scrollLeft = 400;
      fireEvent.scroll(row());
    });
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300, behavior: 'smooth' });
  });
});
