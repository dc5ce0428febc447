import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from './paths.mjs'

/** SHA-256 (hex) over the names and contents of files and folders, given relative to the root; absent ones count too. */
export function hashFiles(relativePaths, { skip = () => false } = {}) {
  const hash = createHash('sha256')
  for (const file of relativePaths.flatMap((entry) => filesUnder(entry)).filter((file) => !skip(file))) {
    hash.update(`${file}\0`)
    if (existsSync(fromRoot(file)))
      hash.update(
        createHash('sha256')
          .update(readFileSync(fromRoot(file)))
          .digest(),
      )
  }
  return hash.digest('hex')
}

/** The files under a path relative to the root, sorted, with forward slashes; a path that is no folder is itself. */
function filesUnder(relativePath) {
  const isFolder = statSync(fromRoot(relativePath), { throwIfNoEntry: false })?.isDirectory()
  if (!isFolder) return [relativePath]
  return readdirSync(fromRoot(relativePath), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(fromRoot(), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
