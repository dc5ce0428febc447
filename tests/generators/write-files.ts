import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Contents by path relative to the root. */
export type FileSet = Record<string, string>

/** Writes the files under `root`; when one of them exists, it writes none and throws. */
export function writeFiles(root: string, files: FileSet): void {
  const existing = Object.keys(files).filter((file) => existsSync(path.join(root, file)))
  if (existing.length > 0)
    throw new Error(`Nothing was written, because there already is ${existing.join(', ')}`)
  writeAll(root, files)
}

/** Writes the files under `root`, over those there are. */
export function writeAll(root: string, files: FileSet): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
}
