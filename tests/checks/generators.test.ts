import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screenNames } from '../generators/names.ts'
import { registrations } from '../generators/register.ts'
import { primitiveFiles } from '../generators/templates/primitive.ts'
import { screenFiles } from '../generators/templates/screen-files.ts'
import { writeFiles } from '../generators/write-files.ts'
import { nodeBin } from '../runner/node-bin.mjs'
import { checkImports } from './source/import-rules.ts'
import { repositoryRoot } from './source/repository.ts'

const run = promisify(execFile)
const copied = [
  'ui',
  'features',
  'app',
  'api',
  'mocks',
  '.storybook',
  'tests/generators',
  'tests/harness',
  'tests/security',
  'tests/fakes',
]
const configured = ['package.json', 'tsconfig.json', 'biome.json', '.gitignore']
const screen = screenFiles('sample-area/sample-thing')
const primitive = primitiveFiles('sample-part')
const created = [...Object.keys(screen), ...Object.keys(primitive)].sort()

const areaFiles = (area: string) => [
  ...['api', 'mocks/contracts', 'mocks/handlers'].map((side) => `${side}/${area}/area.ts`),
  `app/routes/${area}.ts`,
  `features/shared/paths/${area}.ts`,
  `mocks/contracts/${area}/addresses.ts`,
  `tests/security/rows/${area}.ts`,
]
const lists = [
  'api/areas.ts',
  'app/signed-in-routes.ts',
  'features/shared/paths.ts',
  'mocks/contracts/platform/addresses.ts',
  'mocks/contracts/registry.ts',
  'mocks/create-mocks.ts',
  'tests/security/tenant-matrix.ts',
]
const generated = [...created, ...areaFiles('sample-area'), ...areaFiles('library'), ...lists]

let copy: string

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'voiceglow-generators-'))
  for (const name of [...copied, ...configured].filter((entry) =>
    existsSync(path.join(repositoryRoot, entry)),
  )) {
    cpSync(path.join(repositoryRoot, name), path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(copy, 'node_modules'))
  const written = [
    await outputOf('--import', 'tsx', 'tests/generators/new-screen.ts', 'sample-area/sample-thing'),
    await outputOf('--import', 'tsx', 'tests/generators/new-screen.ts', 'sample-area/second-thing'),
    await outputOf('--import', 'tsx', 'tests/generators/new-screen.ts', 'library/third-thing'),
    await outputOf('--import', 'tsx', 'tests/generators/new-primitive.ts', 'sample-part'),
  ]
  expect(written.every((output) => output.startsWith('Written:'))).toBe(true)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs Node in the copy; what it prints is the answer, whether the tool is content or not. */
async function outputOf(...args: string[]): Promise<string> {
  const options = { cwd: copy, timeout: 180_000, env: { ...process.env, NO_COLOR: '1' } }
  const { stdout, stderr, killed } = await run(process.execPath, args, options).catch((error) => error)
  // What was cut off in the middle has found nothing wrong yet.
  if (killed) throw new Error(`${args.join(' ')} did not end in time`)
  return `${stdout}${stderr}`
}

describe('generators', () => {
  it('write the whole row set', () => {
    expect(Object.keys(screen).sort()).toEqual([
      'api/sample-area/sample-thing.presenter.ts',
      'api/sample-area/sample-thing.repository.ts',
      'api/sample-area/sample-thing.routes.ts',
      'features/sample-area/sample-thing/sample-thing-screen.stories.tsx',
      'features/sample-area/sample-thing/sample-thing-screen.tsx',
      'features/sample-area/sample-thing/sample-thing.queries.ts',
      'mocks/contracts/sample-area/sample-thing.contract.ts',
      'mocks/fixtures/sample-area/sample-thing.fixtures.ts',
      'mocks/handlers/sample-area/sample-thing.handlers.ts',
      'tests/contract/sample-area/sample-thing.contract.test.ts',
    ])
    expect(Object.keys(primitive).sort()).toEqual([
      'ui/sample-part/sample-part.css',
      'ui/sample-part/sample-part.guide.ts',
      'ui/sample-part/sample-part.stories.tsx',
      'ui/sample-part/sample-part.tsx',
    ])
  })

  it('touch nothing but the files of the area, and each list of areas for a new one', () => {
    const read = (file: string) =>
      existsSync(path.join(repositoryRoot, file))
        ? readFileSync(path.join(repositoryRoot, file), 'utf8')
        : null
    const touched = (name: string) => Object.keys(registrations(screenNames(name), read)).sort()
    expect(touched('library/third-thing')).toEqual(areaFiles('library').sort())
    expect(touched('sample-area/sample-thing')).toEqual([...areaFiles('sample-area'), ...lists].sort())
  })

  it('register what they write', () => {
    for (const file of [...areaFiles('sample-area'), ...areaFiles('library')]) {
      const source = readFileSync(path.join(copy, file), 'utf8')
      // An address holds it in small letters.
      const things = file.includes('library') ? [/third-?thing/i] : [/sample-?thing/i, /second-?thing/i]
      for (const thing of things) expect(source).toMatch(thing)
    }
    for (const file of lists) {
      expect(readFileSync(path.join(copy, file), 'utf8').match(/sampleArea/g)).toHaveLength(2)
    }
  })

  it('write code that type-checks against the repository as it is', async () => {
    // With what they reach: the rest of the repository is its own type check's.
    const files = generated.filter((file) => /\.tsx?$/.test(file))
    const project = { extends: './tsconfig.json', include: ['**/*.d.ts'], files }
    writeFileSync(path.join(copy, 'tsconfig.generated.json'), JSON.stringify(project))
    const tsc = nodeBin('typescript', 'tsc')
    const output = await outputOf(tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.generated.json')
    const complaints = output.split('\n').filter((line) => generated.some((file) => line.startsWith(file)))
    expect(complaints).toEqual([])
  }, 200_000)

  it('write code that lint and format accept', async () => {
    const biome = nodeBin('@biomejs/biome', 'biome')
    const output = await outputOf(biome, 'check', '--colors=off', '--vcs-enabled=false', ...generated)
    expect(output).toContain(`Checked ${generated.length} files`)
    expect(output).not.toContain('Found')
  })

  it('keep to the import rules', () => {
    const { visited, violations } = checkImports(copy)
    expect(visited).toEqual(expect.arrayContaining(generated.filter((file) => /\.tsx?$/.test(file))))
    expect(violations.filter(({ file }) => generated.includes(file))).toEqual([])
  })

  it('overwrite nothing', () => {
    const before = readFileSync(path.join(copy, 'ui/sample-part/sample-part.tsx'), 'utf8')
    expect(() => writeFiles(copy, { 'ui/other.tsx': '', 'ui/sample-part/sample-part.tsx': '' })).toThrow(
      'Nothing was written',
    )
    expect(readFileSync(path.join(copy, 'ui/sample-part/sample-part.tsx'), 'utf8')).toBe(before)
    expect(existsSync(path.join(copy, 'ui/other.tsx'))).toBe(false)
  })

  it.each(['Telegram', 'channels', 'channels/telegram/bot', '../channels/telegram', 'channels/Telegram'])(
    'refuse the name %s',
    (name) => {
      expect(() => screenFiles(name)).toThrow('kebab-case')
    },
  )
})
