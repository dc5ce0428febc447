import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { oneScript } from './one-script.ts'

/** Each prints its own name, so that none is dropped. */
const modules: Record<string, { loads?: string[]; later?: string[] }> = {
  main: { loads: ['core', 'page'] },
  page: { loads: ['core'], later: ['thread', 'transport'] },
  core: {},
  thread: { loads: ['core', 'state', 'error'], later: ['parts'] },
  parts: { loads: ['core'] },
  state: {},
  transport: { loads: ['error'], later: ['live'] },
  live: { loads: ['state'] },
  error: {},
}

let dir = ''
const at = (name: string) => join(dir, `${name}.ts`)

afterEach(() => rm(dir, { recursive: true, force: true }))

it('makes one file of what comes at once and one of a conversation, which brings nothing it can be without', async () => {
  dir = await mkdtemp(join(tmpdir(), 'voiceglow-script-'))
  for (const [name, { loads = [], later = [] }] of Object.entries(modules)) {
    const lines = [
      ...loads.map((other) => `import './${other}.ts'`),
      `console.info('${name}')`,
      ...later.map((other) => `void import('./${other}.ts')`),
    ]
    await writeFile(at(name), lines.join('\n'))
  }
  const { output } = (await build({
    configFile: false,
    root: dir,
    logLevel: 'silent',
    plugins: [oneScript({ start: at('main'), talk: at('thread'), apart: [at('transport')] })],
    build: { write: false, modulePreload: false, rolldownOptions: { input: at('main') } },
  })) as Rollup.RollupOutput
  const files = output.flatMap((file) =>
    file.type === 'chunk'
      ? [
          Object.keys(modules)
            .filter((name) => file.moduleIds.includes(at(name)))
            .join(' '),
        ]
      : [],
  )
  expect(files.sort()).toEqual(['error', 'live', 'main page core', 'parts', 'thread state', 'transport'])
})
