import type { Declared } from './declare-words.ts'

/** The head of a section that is declared: its title, what it is for, and the mark by which it is found. */
export function headOf({ label, help, 'data-find': find }: Declared) {
  return { title: label, description: help, 'data-find': find }
}
