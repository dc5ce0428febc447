import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FirstLoads, pageChunks } from './page-chunks.ts'

const eye = 'lucide-react/esm/icons/eye'
const flag = 'lucide-react/esm/icons/flag'

const others = ['tools', 'leads', 'chats', 'voices', 'figures']

/** Each prints its own name, so that none is dropped. */
const modules: Record<string, { loads?: string[]; later?: string[] }> = {
  main: { loads: ['core'], later: ['login', 'pricing', 'docs', 'app'] },
  core: {},
  login: { loads: ['field', 'field-box', 'brand', 'calls', 'focus'] },
  pricing: { loads: ['site', 'price', 'preview'], later: ['trial'] },
  trial: { loads: ['calls', 'focus'] },
  focus: {},
  docs: { loads: ['notice', 'site'] },
  preview: { loads: ['bubble', 'letters'], later: ['thread'] },
  bubble: {},
  thread: { loads: ['message', 'letters'] },
  message: {},
  site: { loads: ['header', 'brand'] },
  app: {
    loads: ['router', 'brand', 'calls'],
    later: ['layout', 'around', 'agents', 'prompts', 'logs', ...others],
  },
  layout: { loads: ['query', 'letters', 'notice'] },
  around: { loads: ['tabs'] },
  tabs: {},
  agents: { loads: ['search', 'card', 'spark', 'preview'] },
  prompts: { loads: ['search', 'spark', 'field', 'query', 'message', eye] },
  logs: { loads: [eye, flag] },
  ...Object.fromEntries(others.map((name) => [name, { loads: ['search'] }])),
  [eye]: {},
  [flag]: {},
  field: {},
  letters: {},
  notice: {},
  'field-box': {},
  brand: {},
  calls: {},
  price: {},
  header: {},
  router: {},
  query: {},
  search: {},
  card: {},
  spark: {},
}

let dir: string
const at = (name: string) => join(dir, `${name}.ts`)

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'voiceglow-chunks-'))
  await mkdir(join(dir, dirname(eye)), { recursive: true })
  for (const [name, { loads = [], later = [] }] of Object.entries(modules)) {
    const lines = [
      ...loads.map((other) => `import '${at(other)}'`),
      `console.info('${name}')`,
      ...later.map((other) => `void import('./${other}.ts')`),
    ]
    await writeFile(at(name), lines.join('\n'))
  }
})

afterAll(() => rm(dir, { recursive: true, force: true }))

/** The names of the modules in each file of the build, by a file's name without its hash. */
async function chunks(change: Partial<FirstLoads> = {}): Promise<Record<string, string[]>> {
  const loads: FirstLoads = {
    start: [at('main')],
    entry: [at('login')],
    site: [at('site')],
    landing: at('pricing'),
    widget: [at('preview')],
    talk: at('thread'),
    shell: [at('app'), at('layout')],
    home: at('agents'),
    frame: [at('around')],
    ...change,
  }
  const { output } = (await build({
    configFile: false,
    root: dir,
    logLevel: 'silent',
    plugins: [pageChunks(loads)],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: at('main') } },
  })) as Rollup.RollupOutput
  return Object.fromEntries(
    output
      .filter((file) => file.type === 'chunk')
      .map(({ name, moduleIds }) => [
        name,
        Object.keys(modules).filter((module) => moduleIds.includes(at(module))),
      ]),
  )
}

describe('files of a build', () => {
  it('hold what is loaded together, and nothing a page does not need', async () => {
    expect(await chunks()).toMatchObject({
      main: ['main', 'core', 'letters', 'brand'],
      account: ['focus', 'calls'],
      entry: ['login', 'field-box'],
      site: ['site', 'header'],
      shell: ['app', 'layout', 'router', 'query'],
      // What many screens need, too; what a few do is nothing for the others.
      screens: ['search'],
      spark: ['spark'],
      widget: ['preview', 'bubble'],
      talk: ['thread', 'message'],
      common: ['notice'],
      field: ['field'],
      landing: ['pricing', 'price'],
      agents: ['agents', 'card'],
      prompts: ['prompts'],
      frame: ['around', 'tabs'],
      // Pictures few screens need; one that a single screen needs comes with it.
      'rare-signs': [eye],
      logs: ['logs', flag],
    })
  })

  it('are not made when a page begins where nothing is', async () => {
    await expect(chunks({ home: at('gone') })).rejects.toThrow(/The build has no .*gone\.ts/)
  })
})
