import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractData } from './contract-data.ts'

const contract = `
const inWorkspace = (right: string) => ({ kind: 'workspace', right })
export const thingLimit: number = 50
export const getThing = {
  id: 'things.thing.get',
  method: 'GET',
  path: '/api/:region/things/:id',
  needs: inWorkspace('view'),
  summary: 'Reads a thing.',
  responses: { 200: { schemaOf: 'a thing' } },
}
export const saveThing = { ...getThing, id: 'things.thing.save', method: 'POST' }
`

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'voiceglow-contract-'))
  await writeFile(join(dir, 'thing.contract.ts'), contract)
  await writeFile(
    join(dir, 'odd.contract.ts'),
    "export const odd = { id: 'things.odd.get', method: 'GET', path: '/odd', needs: () => true, responses: {} }",
  )
})

afterAll(() => rm(dir, { recursive: true, force: true }))

/** The code browsers get of a module with this source. */
async function built(source: string): Promise<string> {
  const entry = join(dir, 'entry.ts')
  await writeFile(entry, source)
  const { output } = (await build({
    configFile: false,
    root: dir,
    logLevel: 'silent',
    plugins: [contractData()],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })) as Rollup.RollupOutput
  return output[0].code
}

describe('contracts in a build for browsers', () => {
  it('are their id, method, path and needs, evaluated', async () => {
    const code = await built("import { getThing } from './thing.contract.ts'\nconsole.info(getThing)")
    const shown: unknown[] = []
    new Function('console', code)({ info: (value: unknown) => shown.push(value) })
    expect(shown).toEqual([
      {
        id: 'things.thing.get',
        method: 'GET',
        path: '/api/:region/things/:id',
        needs: { kind: 'workspace', right: 'view' },
      },
    ])
    expect(code).not.toMatch(/schemaOf|things\.thing\.save/)
  })

  it('end the build when something else is imported from their file', async () => {
    const source = "import { thingLimit } from './thing.contract.ts'\nconsole.info(thingLimit)"
    await expect(built(source)).rejects.toThrow(/"thingLimit" is not exported by ".*thing\.contract\.ts"/)
  })

  it('end the build when a part that browsers read is no plain data', async () => {
    const source = "import { odd } from './odd.contract.ts'\nconsole.info(odd)"
    await expect(built(source)).rejects.toThrow('The contract things.odd.get is no plain data')
  })
})
