import { dirname, resolve } from 'node:path'
import type { Rollup } from 'vite'

/** Looks a module of the build up by its id; null for one the build does not hold. */
export type GetModule = (id: string) => Rollup.ModuleInfo | null

/** Index files of packages whose users need only what they name; the rest is not in the build. */
const namedOnly = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

/** Every module that some modules load at once, themselves included. */
export function loadedWith(roots: Iterable<string>, getModule: GetModule): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of importsOf(id, getModule)) visit(next)
  }
  for (const root of roots) visit(root)
  return found
}

/** Every module that some modules load at once or may load later, without those behind `border`. */
export function reachedFrom(roots: Iterable<string>, getModule: GetModule, border = ''): Set<string> {
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (found.has(id) || id === border) return
    found.add(id)
    const later = getModule(id)?.dynamicallyImportedIds ?? []
    for (const next of [...importsOf(id, getModule), ...later]) visit(next)
  }
  for (const root of roots) visit(root)
  return found
}

function importsOf(id: string, getModule: GetModule): string[] {
  const module = getModule(id)
  if (!module || namedOnly.test(id)) return []
  const index = module.importedIds.find((imported) => namedOnly.test(imported))
  return index ? [...module.importedIds, ...namedFrom(index, module, getModule)] : [...module.importedIds]
}

/** The files behind the names a module imports from an index. */
function namedFrom(index: string, { code }: Rollup.ModuleInfo, getModule: GetModule): string[] {
  const files = new Map<string, string>()
  const exported = /export \{([^}]*)\} from ['"]([^'"]+)['"]/g
  for (const [, names = '', file = ''] of getModule(index)?.code?.matchAll(exported) ?? []) {
    for (const name of names.split(',')) files.set(name.split(' as ').at(-1)?.trim() ?? '', file)
  }
  const imported = /import \{([^}]*)\} from ['"]lucide-react['"]/g
  return [...(code?.matchAll(imported) ?? [])]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.split(' as ')[0]?.trim() ?? ''))
    .flatMap((name) => {
      const file = files.get(name)
      return file ? [resolve(dirname(index), file)] : []
    })
}
