import type { IndexShelf } from './index-shelf.ts'

/** What a thread of indexes is told. */
export type ToWorker =
  | { begin: { hasEncoder: boolean; patienceMs: number } }
  | { call: number; name: keyof IndexShelf; args: unknown[] }
  | { encoded: number; vectors: Float32Array[] | null }

/** What it says. */
export type FromWorker =
  | { call: number; answer: unknown }
  | { call: number; error: string }
  | { encode: number; texts: readonly string[] }
