import { importsOf } from './imports.ts'
import { readSource, repositoryFiles } from './repository.ts'
import { targetOf } from './target-of.ts'

/** What each file names, types and `import()` included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Every source file under `root` with the files under it that it names. */
export function importGraph(root: string): ImportGraph {
  const files = repositoryFiles(/\.(tsx?|mjs)$/, root)
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const targets = importsOf(file, readSource(file, root)).map(({ specifier }) =>
        targetOf(file, specifier),
      )
      return [file, targets.filter((target) => target !== null && known.has(target)) as string[]]
    }),
  )
}

/** The folders directly under `parent` with those of them that their files name. */
export function folderGraph(graph: ImportGraph, parent: string): ImportGraph {
  const folderOf = (file: string) =>
    file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined
  const folders = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    const folder = folderOf(file)
    if (!folder) continue
    const others = targets.map(folderOf).filter((other) => other !== undefined && other !== folder)
    folders.set(folder, [...(folders.get(folder) ?? []), ...(others as string[])])
  }
  return folders
}

/** One round way for each place that starts one: `a, b` when a names b and b names a. */
export function findCycles(graph: ImportGraph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  function walk(node: string, way: string[]): void {
    const start = way.indexOf(node)
    if (start >= 0) cycles.push(way.slice(start))
    if (start >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return cycles
}

/** The given files and all that they name, directly or by others. */
export function reachable(graph: ImportGraph, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...(graph.get(file) ?? []))
  }
  return found
}
