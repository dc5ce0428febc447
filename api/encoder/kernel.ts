import { kernelCode } from './kernel-code.ts'
import type { Matrix } from './weights.ts'

/** A matrix where the kernel can read it. */
export interface KernelMatrix {
  inputs: number
  outputs: number
  step: number
  numbers: Int16Array
}

/** One multiplication: `rows` rows of the input, each `inputStep` numbers after the other, into as many of the output. */
export interface Product {
  matrix: KernelMatrix
  input: Int16Array
  inputStep: number
  rows: number
  output: Int32Array
}

/** Multiplies whole numbers exactly: 16-bit rows by matrices, in memory that it hands out. */
export interface Kernel {
  matrix(matrix: Matrix): KernelMatrix
  int16(length: number): Int16Array
  int32(length: number): Int32Array
  /** Writes `rows` rows of `matrix.outputs` numbers to the start of `output`. */
  multiply(product: Product): void
}

type MultiplyRows = (...numbers: number[]) => void

const page = 65_536

/** The kernel in WebAssembly, with `bytes` of memory; null where the machine lacks its vector instructions. */
export function createKernel(bytes: number): Kernel | null {
  const code = kernelCode()
  if (!WebAssembly.validate(code)) return null
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / page) })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { js: { memory } })
  const { rows1, rows4 } = exports as { rows1: MultiplyRows; rows4: MultiplyRows }
  return {
    ...memoryOf(memory.buffer),
    multiply({ matrix, input, inputStep, rows, output }) {
      const { inputs, outputs, numbers } = matrix
      const byFour = rows - (rows % 4)
      function run(multiplyRows: MultiplyRows, first: number, count: number): void {
        if (count === 0) return
        const from = input.byteOffset + first * inputStep * 2
        const to = output.byteOffset + first * outputs * 4
        multiplyRows(from, inputStep * 2, count, inputs / 8, numbers.byteOffset, outputs / 8, to, outputs * 4)
      }
      run(rows4, 0, byFour)
      run(rows1, byFour, rows - byFour)
    },
  }
}

/** The same in plain JavaScript: slower many times over, for machines without vector instructions. */
export function createPlainKernel(bytes: number): Kernel {
  return {
    ...memoryOf(new ArrayBuffer(Math.ceil(bytes / page) * page)),
    multiply({ matrix, input, inputStep, rows, output }) {
      const { inputs, outputs, numbers } = matrix
      for (let row = 0; row < rows; row += 1) {
        for (let to = 0; to < outputs; to += 1) {
          let number = (to >>> 3) * inputs * 8 + (to & 7) * 2
          let sum = 0
          for (let from = row * inputStep; from < row * inputStep + inputs; from += 2) {
            sum += input[from]! * numbers[number]! + input[from + 1]! * numbers[number + 1]!
            number += 16
          }
          output[row * outputs + to] = sum
        }
      }
    },
  }
}

function memoryOf(buffer: ArrayBuffer): Pick<Kernel, 'matrix' | 'int16' | 'int32'> {
  let used = 0
  function take(bytes: number): number {
    const start = used
    used += Math.ceil(bytes / 16) * 16
    return start
  }
  const int16 = (length: number) => new Int16Array(buffer, take(length * 2), length)
  return {
    int16,
    int32: (length) => new Int32Array(buffer, take(length * 4), length),
    matrix({ numbers, ...shape }) {
      const copy = int16(numbers.length)
      copy.set(numbers)
      return { ...shape, numbers: copy }
    },
  }
}
