import path from 'node:path'
import { importsOf } from '../../checks/source/imports.ts'
import { readSource, repositoryFiles } from '../../checks/source/repository.ts'
import { targetOf } from '../../checks/source/target-of.ts'

/** Each file of the repository with the files it needs when it runs. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * What every file under `root` needs: modules it imports (types are the type checker's), stylesheets, globs, and files
 * or folders whose path it holds as text, as `new URL('./roles.css', import.meta.url)` does.
 */
export function readModuleGraph(root: string): ModuleGraph {
  const files = repositoryFiles(/./, root)
  const known = new Set(files)
  return new Map(files.map((file) => [file, needsOf(file, root, known)]))
}

function needsOf(file: string, root: string, known: ReadonlySet<string>): Set<string> {
  if (/\.css$/.test(file)) return new Set(stylesheetsIn(file, readSource(file, root)))
  if (!/\.(tsx?|mjs|mdx)$/.test(file)) return new Set()
  const source = readSource(file, root)
  const sites = file.endsWith('.mdx') ? [] : importsOf(file, source)
  const imported = sites
    .filter(({ isTypeOnly }) => !isTypeOnly)
    // A removed module still has those who import it.
    .flatMap(({ specifier }) => targetOf(file, specifier) ?? [])
  const erased = new Set(sites.filter(({ isTypeOnly }) => isTypeOnly).map(({ specifier }) => specifier))
  const named = pathsIn(source)
    .filter((text) => !erased.has(text))
    .flatMap((text) => filesNamed(file, text, known))
  return new Set([...imported, ...named].filter((target) => target !== file))
}

function stylesheetsIn(file: string, source: string): string[] {
  const imports = source.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)
  return Array.from(imports, ([, target = '']) => path.posix.join(path.posix.dirname(file), target))
}

/** Texts outside comments that look like a path with a folder in it. */
function pathsIn(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  return Array.from(code.matchAll(/(['"])([#\w.@*-]*(?:\/[\w.@*-]+)+\/?)\1/g), ([, , text = '']) => text)
}

/** The files a text in `file` means: one, those of a folder, or those a glob may match. */
function filesNamed(file: string, text: string, known: ReadonlySet<string>): string[] {
  const target = targetOf(file, text) ?? text
  if (known.has(target)) return [target]
  const [start = '', ...stars] = target.split('*')
  const isGlob = stars.length > 0
  const folder = start.replace(/\/?$/, '/')
  // `api/` and its like are words as often as folders.
  const isWord = !isGlob && folder.split('/').length < 3
  if (isWord || !/^[\w.]/.test(folder) || folder.startsWith('..')) return []
  return [...known].filter((other) => other.startsWith(folder) && other.endsWith(stars.at(-1) ?? ''))
}
