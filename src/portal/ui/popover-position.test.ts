import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { popoverPosition } from './popover.tsx';

const viewport = { width: 1000, height: 800 };
const panel = { width: 200, height: 100 };

describe('popoverPosition', () => {
  test('puts the box under its anchor, aligned to one edge', () => {
    const anchor = { left: 500, top: 20, width: 40, height: 40 };
    expect(popoverPosition(anchor, panel, viewport, 'bottom-start')).toEqual({ left: 500, top: 68 });
    expect(popoverPosition(anchor, panel, viewport, 'bottom-end')).toEqual({ left: 340, top: 68 });
  });

  test('turns over where there is no room', () => {
    const atBottom = { left: 500, top: 750, width: 40, height: 40 };
    expect(popoverPosition(atBottom, panel, viewport, 'bottom-start').top).toBe(642);
    const atTop = { left: 500, top: 10, width: 40, height: 40 };
    expect(popoverPosition(atTop, panel, viewport, 'top-start').top).toBe(58);
  });

  test('puts a tooltip to the right, centred', () => {
    const anchor = { left: 16, top: 100, width: 40, height: 40 };
    expect(popoverPosition(anchor, { width: 60, height: 24 }, viewport, 'right')).toEqual({ left: 64, top: 108 });
  });

  test('never leaves the viewport', () => {
    const box = fc.record({
      left: fc.integer({ min: -200, max: 1200 }),
      top: fc.integer({ min: -200, max: 1000 }),
      width: fc.integer({ min: 1, max: 300 }),
      height: fc.integer({ min: 1, max: 100 }),
    });
    const placement = fc.constantFrom('bottom-start', 'bottom-end', 'top-start', 'top-end', 'right');
    fc.assert(
      fc.property(box, placement, (anchor, where) => {
        const { left, top } = popoverPosition(anchor, panel, viewport, where);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + panel.width).toBeLessThanOrEqual(viewport.width - 8);
        expect(top + panel.height).toBeLessThanOrEqual(viewport.height - 8);
      }),
    );
  });
});
