import { parseSync } from 'vite'

/** One place where a module names another. */
export type ImportSite = {
  /** As written: `#ui/button/button.tsx`, `./part.tsx`, `react`. */
  specifier: string
  /** Erased before anything runs. */
  isTypeOnly: boolean
  /** `import()`: loaded only when that line runs. */
  isDynamic: boolean
  /** What is taken from it while the program runs, by the names it is exported under; `*` is all. */
  names: readonly string[]
}

/** Every module a source file names: imports, re-exports and `import()` with a literal. Throws on a syntax error. */
export function importsOf(file: string, source: string): ImportSite[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)

  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    isDynamic: false,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
  }))
  const reExports = module.staticExports
    .filter(({ entries }) => entries.some((entry) => entry.moduleRequest))
    .map(({ entries }) => ({
      specifier: entries[0]?.moduleRequest?.value ?? '',
      isTypeOnly: entries.every((entry) => entry.isType),
      isDynamic: false,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
    }))
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[2] ? [{ specifier: literal[2], isTypeOnly: false, isDynamic: true, names: ['*'] }] : []
  })
  return [...imports, ...reExports, ...dynamic]
}

/** Names a module exports, for reading which stories a file holds. */
export function exportedNames(file: string, source: string): string[] {
  return parseSync(file, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter((entry) => !entry.isType)
    .flatMap((entry) => (entry.exportName.name ? [entry.exportName.name] : []))
}
