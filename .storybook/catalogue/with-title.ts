import path from 'node:path'
import { titleOf } from './names.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A file's place relative to the repository, with forward slashes. */
export function placeOf(fileName: string): string {
  return path.relative(root, fileName).split(path.sep).join('/')
}

/** The source of a stories file with its title written into its meta; lines stay where they are. */
export function withTitle(code: string, fileName: string): string {
  const title = JSON.stringify(titleOf(placeOf(fileName)))
  return code.replace(/^const meta = \{/m, `const meta = { title: ${title},`)
}
