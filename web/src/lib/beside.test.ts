import { describe, expect, it } from 'vitest';

import { beside, pointer, type Box } from './beside';

const ROOM = { width: 1366, height: 768 };
const NOTE = { width: 296, height: 160 };
const BOARD: Box = { left: 320, top: 50, width: 740, height: 560 };
const covers = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('a note beside what it speaks of', () => {
  it('stands off the board, on the side of the thing', () => {
    const right = beside([NOTE], ROOM, [{ left: 980, top: 470, width: 70, height: 70 }], [{ box: BOARD, weight: 10 }]);
    const left = beside([NOTE], ROOM, [{ left: 330, top: 470, width: 70, height: 70 }], [{ box: BOARD, weight: 10 }]);
    expect(covers(right, BOARD)).toBe(false);
    expect(covers(left, BOARD)).toBe(false);
    expect(right.left).toBeGreaterThan(1000);
    expect(left.left).toBeLessThan(100);
    expect(pointer(right, [{ left: 980, top: 470, width: 70, height: 70 }])?.side).toBe('left');
  });

  it('never covers the thing itself, even where there is no room', () => {
    const thing = { left: 100, top: 300, width: 190, height: 100 };
    const found = beside([NOTE], { width: 390, height: 844 }, [thing], [{ box: { left: 0, top: 0, width: 390, height: 844 }, weight: 1 }]);
    expect(covers(found, thing)).toBe(false);
  });

  it('covers the least of what it may cover', () => {
    const columns = [{ box: BOARD, weight: 10 }, { box: { left: 0, top: 0, width: 318, height: 768 }, weight: 3 }];
    expect(beside([NOTE], ROOM, [BOARD], columns).left).toBeGreaterThan(BOARD.left + BOARD.width);
  });

  it('is narrow where only a narrow column is free, and wide where both are', () => {
    const narrow = { width: 216, height: 240 };
    const column = { box: { left: 0, top: 0, width: 1130, height: 768 }, weight: 12 };
    const thing = { left: 40, top: 200, width: 60, height: 60 };
    const found = beside([NOTE, narrow], ROOM, [thing], [column]);
    expect(found.width).toBe(narrow.width);
    expect(covers(found, column.box)).toBe(false);
    expect(beside([NOTE, narrow], ROOM, [thing], []).width).toBe(NOTE.width);
  });

  it('has no pointer where it speaks of nothing', () => {
    expect(pointer({ left: 0, top: 0, ...NOTE }, [])).toBeNull();
  });
});
