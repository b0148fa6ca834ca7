import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftOf, rightOf } from '../src/table/inspect.tsx';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 600);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function rect(left: number, top: number, width: number, height: number): DOMRect {
  const edges = { left, top, right: left + width, bottom: top + height, x: left, y: top, width, height };
  return { ...edges, toJSON: () => edges };
}

const note = rect(0, 0, 200, 300);

test('a note lies on its side of the thing, level with its middle', () => {
  expect(rightOf(10)(rect(400, 250, 100, 100), note)).toEqual([510, 150]);
  expect(leftOf(10)(rect(400, 250, 100, 100), note)).toEqual([190, 150]);
});

test('where there is no room it lies on the other side', () => {
  expect(rightOf(10)(rect(850, 250, 100, 100), note)).toEqual([640, 150]);
  expect(leftOf(10)(rect(50, 250, 100, 100), note)).toEqual([160, 150]);
});

test('it never leaves the window', () => {
  expect(rightOf(10)(rect(400, 0, 100, 40), note)).toEqual([510, 10]);
  expect(leftOf(10)(rect(400, 580, 100, 20), note)).toEqual([190, 290]);
});
