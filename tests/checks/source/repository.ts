import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's root. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))

const topFolders = ['ui', 'features', 'app', 'api', 'mocks', '.storybook', 'tests', '.ci']
/** Not ours to judge: dependencies, output, MSW's generated worker, and the files that are wrong on purpose. */
const left =
  /(^|\/)(node_modules|dist|\.data|\.cache)$|^\.storybook\/public$|^tests\/checks\/bad-(imports|cycles)$/

/** Paths of the repository's own files, relative to `root` with forward slashes, sorted. */
export function repositoryFiles(pattern: RegExp, root: string = repositoryRoot): string[] {
  return topFolders
    .flatMap((folder) => walk(root, folder))
    .filter((file) => pattern.test(file))
    .sort()
}

/** Content of a file given relative to the root. */
export function readSource(file: string, root: string = repositoryRoot): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function walk(root: string, folder: string): string[] {
  if (left.test(folder)) return []
  return entriesOf(path.join(root, folder)).flatMap((entry) => {
    const below = `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(root, below) : [below]
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
