import type { Names } from './names.ts'
import type { FileSet } from './write-files.ts'

/** Content of a file of the repository; null when there is none. */
export type ReadFile = (file: string) => string | null

type Entry = readonly [place: RegExp, becomes: string]

/** One side of an area: the file that declares it, and the list of areas it stands in. */
interface Side {
  file: string
  /** What the file of an area that is not there yet begins as. */
  blank: string
  /** A line at its top, where it does not stand yet. */
  imports: string
  /** Places in it, and what each becomes. */
  entries: readonly Entry[]
  /** Absent for a file that belongs to all areas and is always there. */
  list?: { file: string; imports: string; entry: Entry }
}

/** Whole contents of the files that have to know a new thing: its area's, and for a new area the lists of areas. */
export function registrations(names: Names, read: ReadFile): FileSet {
  const changed: FileSet = {}
  for (const { file, blank, imports, entries, list } of sides(names)) {
    const current = read(file)
    changed[file] = insert(current ?? blank, file, imports, entries)
    if (current !== null || !list) continue
    changed[list.file] = insert(read(list.file) ?? '', list.file, list.imports, [list.entry])
  }
  return changed
}

function insert(source: string, file: string, imports: string, entries: Side['entries']): string {
  return entries.reduce(
    (text, [place, becomes]) => {
      if (!place.test(text)) throw new Error(`Nothing was written, because ${file} holds no ${place.source}`)
      return text.replace(place, becomes)
    },
    source.includes(imports) ? source : `${imports}\n${source}`,
  )
}

/** What the security matrix sends: about one nobody made, until there is a call that makes one. */
function matrixRow(id: string, camel: string): string {
  return `'${id}.get': {
    input: ({ region, newAgentId: ${camel}Id }) => ({ params: { region, ${camel}Id } }),
    exceptions: [{ status: 404, why: 'nobody made one' }],
  }`
}

function sides({ area, areaCamel, areaTitle, thing, pascal, camel, id }: Names): Side[] {
  return [
    {
      file: `mocks/contracts/${area}/area.ts`,
      blank: `\n/** ${areaTitle}. */\nexport const ${areaCamel}Contracts = [] as const\n`,
      imports: `import { get${pascal} } from './${thing}.contract.ts'`,
      entries: [[/Contracts = \[/, `Contracts = [get${pascal}, `]],
      list: {
        file: 'mocks/contracts/registry.ts',
        imports: `import { ${areaCamel}Contracts } from './${area}/area.ts'`,
        entry: [/Contract\[\] = \[/, `Contract[] = [...${areaCamel}Contracts, `],
      },
    },
    {
      file: `mocks/handlers/${area}/area.ts`,
      blank: `import { defineMockArea } from '../shared/mock-area.ts'

/** ${areaTitle}. */
export const ${areaCamel}Mocks = defineMockArea({ handlers: (db) => [], scenarios: {} })
`,
      imports: `import { ${camel}Handlers, ${camel}Scenarios } from './${thing}.handlers.ts'`,
      entries: [
        [/handlers: \((?:db)?\) => \[/, `handlers: (db) => [...${camel}Handlers(db), `],
        [/scenarios: \{/, `scenarios: { ${camel}: ${camel}Scenarios, `],
      ],
      list: {
        file: 'mocks/create-mocks.ts',
        imports: `import { ${areaCamel}Mocks } from './handlers/${area}/area.ts'`,
        entry: [/areas = \[/, `areas = [${areaCamel}Mocks, `],
      },
    },
    {
      file: `api/${area}/area.ts`,
      blank: `import { defineArea } from '../shared/area.ts'

/** ${areaTitle}. */
export const ${areaCamel}Area = defineArea({ name: '${area}', operations: (deps) => [], collections: {} })
`,
      imports: `import { ${camel}Routes } from './${thing}.routes.ts'`,
      entries: [
        [/operations: \((?:deps)?([^)]*)\) => \[/, `operations: (deps$1) => [...${camel}Routes(deps), `],
        [/collections: \{/, `collections: { ${camel}: { workspace: 'ownerID', indexes: [{ ownerID: 1 }] }, `],
      ],
      list: {
        file: 'api/areas.ts',
        imports: `import { ${areaCamel}Area } from './${area}/area.ts'`,
        entry: [/Area\[\] = \[/, `Area[] = [${areaCamel}Area, `],
      },
    },
    {
      file: `features/shared/paths/${area}.ts`,
      blank: `import { path } from './path.ts'\n\n/** ${areaTitle}. */\nexport const ${areaCamel}Paths = {}\n`,
      imports: `import type { Region } from '#mocks/contracts/shared/region.ts'`,
      entries: [[/Paths = \{/, `Paths = {\n  ${camel}: ${addressOf(thing)},`]],
      list: {
        file: 'features/shared/paths.ts',
        imports: `import { ${areaCamel}Paths } from './paths/${area}.ts'`,
        entry: [/paths = \{/, `paths = {\n  ...${areaCamel}Paths,`],
      },
    },
    {
      file: `mocks/contracts/${area}/addresses.ts`,
      blank: `/** Addresses of pages: ${areaTitle}. */\nexport const ${areaCamel}Addresses = [] as const\n`,
      imports: '',
      entries: [[/Addresses = \[/, `Addresses = [\n  '${patternOf(thing)}',`]],
      list: {
        file: 'mocks/contracts/platform/addresses.ts',
        imports: `import { ${areaCamel}Addresses } from '../${area}/addresses.ts'`,
        entry: [/appAddresses = \[/, `appAddresses = [\n  ...${areaCamel}Addresses,`],
      },
    },
    {
      file: `app/routes/${area}.ts`,
      blank: `import { paths } from '#features/shared/paths.ts'
import { screen } from './screen.ts'

/** ${areaTitle}. */
export const ${areaCamel}Screens = []
`,
      imports: '',
      entries: [
        [
          /Screens(.*) = \[/,
          `Screens$1 = [screen(paths.${camel}, '${pascal}', () => import('#features/${area}/${thing}/${thing}-screen.tsx').then((m) => m.${pascal}Screen)), `,
        ],
      ],
      list: {
        file: 'app/signed-in-routes.ts',
        imports: `import { ${areaCamel}Screens } from './routes/${area}.ts'`,
        entry: [/(^ +)\.\.\.agentScreens,/m, `$1...${areaCamel}Screens,\n$&`],
      },
    },
    {
      file: `tests/security/rows/${area}.ts`,
      blank: `import type { MatrixRows } from '../matrix/row.ts'

/** ${areaTitle}. */
export const ${areaCamel}Rows: MatrixRows = {}
`,
      imports: '',
      entries: [[/MatrixRows = \{/, `MatrixRows = { ${matrixRow(id, camel)}, `]],
      list: {
        file: 'tests/security/tenant-matrix.ts',
        imports: `import { ${areaCamel}Rows } from './rows/${area}.ts'`,
        entry: [/MatrixRows\[\] = \[/, `MatrixRows[] = [${areaCamel}Rows, `],
      },
    },
  ]
}

/** The pattern of one of them. */
const patternOf = (thing: string) => `/app/:region/${thing}/:id`

/** The address of one of them, for `paths`. */
function addressOf(thing: string): string {
  const pattern = patternOf(thing)
  const href = pattern.replace(/:(\w+)/g, '$${$1}')
  return `path('${pattern}', (region: Region, id: string) => \`${href}\`)`
}
