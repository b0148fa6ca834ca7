/** Numbers of typed arrays; one function for each type of array, so that the fast loops that read them stay fast. */
export function intAt(values: Int32Array, at: number): number {
  return values[at] ?? missing(at);
}

export function floatAt(values: Float64Array, at: number): number {
  return values[at] ?? missing(at);
}

export function singleAt(values: Float32Array, at: number): number {
  return values[at] ?? missing(at);
}

function missing(at: number): never {
  throw new RangeError(`there is no number at ${at}`);
}
