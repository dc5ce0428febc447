/**
 * WebAssembly that multiplies rows of 16-bit numbers with a matrix of 16-bit numbers, written out instruction by
 * instruction, so that no compiler is needed. It exports `rows1` and `rows4`, which take that many rows at a time:
 * (input, input step, rows, inputs / 8, matrix, blocks of eight outputs, output, output step), addresses and steps in
 * bytes of the imported memory.
 */
export function kernelCode(): Uint8Array<ArrayBuffer> {
  const bodies = [multiplyBody(1), multiplyBody(4)]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [[0x60, ...list(Array.from({ length: paramCount }, () => [i32])), 0]]),
    ...section(2, [[...name('js'), ...name('memory'), 2, 0, 1]]),
    ...section(3, [[0], [0]]),
    ...section(7, [
      [...name('rows1'), 0, 0],
      [...name('rows4'), 0, 1],
    ]),
    ...section(
      10,
      bodies.map((body) => [...unsigned(body.length), ...body]),
    ),
  ])
}

const i32 = 0x7f
const v128 = 0x7b
const paramCount = 8
const [input, inputStep, rows, eighths, matrix, blocks, output, outputStep] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const
const [row, result, left, count, weight] = [8, 9, 10, 11, 12] as const
const firstPointer = 13

/** The loops: over blocks of eight outputs, in each over rows, `height` at a time, in each over inputs by eight. */
function multiplyBody(height: number): number[] {
  const each = Array.from({ length: height }, (_, i) => i)
  const pointer = (i: number) => firstPointer + i
  const sum = (i: number) => firstPointer + height + i
  const [low, high, pair] = [sum(2 * height), sum(2 * height + 1), sum(2 * height + 2)]

  /** Two inputs of every row with the sixteen numbers of the matrix they meet. */
  function step(u: number): number[] {
    return [
      ...[...get(weight), ...load(u * 32), ...set(low), ...get(weight), ...load(u * 32 + 16), ...set(high)],
      ...each.flatMap((i) => [
        ...[...get(pointer(i)), ...loadPair(u * 4), ...set(pair)],
        ...[...get(sum(2 * i)), ...get(low), ...get(pair), ...dot, ...addLanes, ...set(sum(2 * i))],
        ...[...get(sum(2 * i + 1)), ...get(high), ...get(pair), ...dot, ...addLanes, ...set(sum(2 * i + 1))],
      ]),
    ]
  }

  return [
    ...list([
      [...unsigned(firstPointer - paramCount + height), i32],
      [...unsigned(2 * height + 3), v128],
    ]),
    ...repeat(blocks, 1, [
      ...copy(input, row),
      ...copy(output, result),
      ...copy(rows, left),
      ...repeat(left, height, [
        ...each.flatMap((i) => [...copy(row, pointer(i)), ...advance(row, inputStep)]),
        ...each.flatMap((i) => [...zero, ...set(sum(2 * i)), ...zero, ...set(sum(2 * i + 1))]),
        ...copy(matrix, weight),
        ...copy(eighths, count),
        ...repeat(count, 1, [
          ...[0, 1, 2, 3].flatMap(step),
          ...advanceBy(weight, 128),
          ...each.flatMap((i) => advanceBy(pointer(i), 16)),
        ]),
        ...each.flatMap((i) => [
          ...[...get(result), ...get(sum(2 * i)), ...store(0)],
          ...[...get(result), ...get(sum(2 * i + 1)), ...store(16)],
          ...advance(result, outputStep),
        ]),
      ]),
      ...copy(weight, matrix),
      ...advanceBy(output, 32),
    ]),
    0x0b,
  ]
}

const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const copy = (from: number, to: number) => [...get(from), ...set(to)]
const advance = (local: number, by: number) => [...get(local), ...get(by), 0x6a, ...set(local)]
const advanceBy = (local: number, bytes: number) => [...get(local), ...constant(bytes), 0x6a, ...set(local)]
const constant = (value: number) => [0x41, ...signed(value)]
/** Does `body` and takes `by` from the counter until nothing is left. */
const repeat = (counter: number, by: number, body: number[]) => [
  ...[0x03, 0x40, ...body],
  ...[...get(counter), ...constant(by), 0x6b, 0x22, counter, 0x0d, 0, 0x0b],
]

const simd = (code: number) => [0xfd, ...unsigned(code)]
const load = (offset: number) => [...simd(0), 0, ...unsigned(offset)]
const loadPair = (offset: number) => [...simd(9), 0, ...unsigned(offset)]
const store = (offset: number) => [...simd(11), 0, ...unsigned(offset)]
const zero = [...simd(12), ...Array.from({ length: 16 }, () => 0)]
const addLanes = simd(174)
const dot = simd(186)

const list = (items: number[][]) => [...unsigned(items.length), ...items.flat()]
const name = (text: string) => list([...text].map((character) => [character.charCodeAt(0)]))

function section(id: number, items: number[][]): number[] {
  const content = list(items)
  return [id, ...unsigned(content.length), ...content]
}

/** LEB128. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)]
}
