import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedFiles } from '../runner/changed/changed-files.ts'
import { chooseSuites } from '../runner/changed/choose-suites.ts'
import { type ModuleGraph, readModuleGraph } from '../runner/changed/module-graph.ts'

/** A product of two areas, small enough to see what reaches what. */
const tree: Record<string, string> = {
  'ui/badge/badge.tsx': "import './badge.css'\nimport type { Tone } from '#ui/theme/tone.ts'",
  'ui/badge/badge.css': '',
  'ui/badge/badge.stories.tsx': "import { Badge } from './badge.tsx'",
  'ui/theme/theme.css': '@import "./css/roles.css";',
  'ui/theme/tone.ts': 'export type Tone = string',
  'ui/theme/css/roles.css': '',
  'ui/theme/css/roles.test.ts': "const sheet = new URL('./roles.css', import.meta.url)",
  '.storybook/preview.tsx':
    "import '#ui/theme/theme.css'\nimport { createMocks } from '#mocks/create-mocks.ts'",
  '.storybook/docs/introduction.mdx': '# Introduction',
  'mocks/contracts/notes/note.contract.ts': '',
  'mocks/contracts/mails/mail.contract.ts': '',
  'mocks/handlers/notes/area.ts':
    "import '#mocks/contracts/notes/note.contract.ts'\nimport '../shared/reply.ts'",
  'mocks/handlers/mails/area.ts':
    "import '#mocks/contracts/mails/mail.contract.ts'\nimport '../shared/reply.ts'",
  'mocks/handlers/shared/reply.ts': '',
  'mocks/create-mocks.ts': "import './handlers/notes/area.ts'\nimport './handlers/mails/area.ts'",
  'mocks/create-mocks.test.ts': "import './create-mocks.ts'",
  'features/notes/notes-screen.tsx':
    "import '#mocks/contracts/notes/note.contract.ts'\nconst load = () => import('./note-drawer.tsx')",
  'features/notes/note-drawer.tsx': '',
  'features/notes/notes-screen.stories.tsx': "import './notes-screen.tsx'",
  'features/notes/words.stories.tsx': '',
  'features/mails/mails.stories.tsx': "import '#mocks/contracts/mails/mail.contract.ts'",
  'api/notes/area.ts': "import '#mocks/contracts/notes/note.contract.ts'",
  'api/mails/area.ts': "import '#mocks/contracts/mails/mail.contract.ts'\nimport '../shared/send.ts'",
  'api/shared/send.ts': '',
  'api/areas.ts': "import './notes/area.ts'\nimport './mails/area.ts'",
  'api/app.ts': "import './areas.ts'\nimport './store/store.ts'",
  'api/store/store.ts': '',
  'api/main.ts': "import './app.ts'",
  'app/main.tsx': "import '#features/notes/notes-screen.tsx'",
  'app/index.html': '<script src="/main.tsx"></script>',
  'tests/harness/start-app.ts': "import '#api/app.ts'",
  'tests/contract/notes.test.ts':
    "import '#mocks/contracts/notes/note.contract.ts'\nimport '../harness/start-app.ts'",
  'tests/contract/mails.test.ts':
    "import '#mocks/contracts/mails/mail.contract.ts'\nimport '../harness/start-app.ts'",
  'tests/security/headers.test.ts': "import '../harness/start-app.ts'\nconst path = '/api/eu/notes'",
  'tests/store/store.test.ts': "import '#api/store/store.ts'",
  'tests/checks/naming.test.ts': '',
  'tests/checks/generators.test.ts': "import '../generators/write.ts'\nimport '#api/areas.ts'",
  'tests/generators/write.ts': '',
  'tests/visual/components.visual.ts': '',
  'tests/visual/baselines/badge.webp': '',
  'tests/e2e/notes.e2e.ts': "import './harness/server.ts'",
  'tests/e2e/harness/server.ts': "const start = 'api/main.ts'",
}

let root: string
let graph: ModuleGraph

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'voiceglow-changed-'))
  for (const [file, source] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), source)
  }
  graph = readModuleGraph(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const choose = (...changed: string[]) => chooseSuites(changed, graph, (file) => tree[file] ?? '')
const filesOf = (suite: 'light' | 'rtl' | 'unit' | 'api' | 'mongo' | 'e2e', ...changed: string[]) =>
  choose(...changed)[suite].files
const allStories = Object.keys(tree).filter((file) => file.endsWith('.stories.tsx'))

describe('stories and tests of a change', () => {
  it('are found through stylesheets, lazy imports and paths held as text', () => {
    expect(filesOf('light', 'ui/badge/badge.css')).toEqual(['ui/badge/badge.stories.tsx'])
    expect(filesOf('rtl', 'ui/badge/badge.css')).toEqual(['ui/badge/badge.stories.tsx'])
    expect(filesOf('light', 'features/notes/note-drawer.tsx')).toEqual([
      'features/notes/notes-screen.stories.tsx',
    ])
    expect(filesOf('unit', 'ui/theme/css/roles.css')).toContain('ui/theme/css/roles.test.ts')
  })

  it('are not found through types, which the type checker holds', () => {
    expect(filesOf('light', 'ui/theme/tone.ts')).toEqual([])
  })

  it('are all stories for what the preview draws with', () => {
    expect(filesOf('light', 'ui/theme/css/roles.css')).toEqual(allStories.sort())
    expect(filesOf('light', '.storybook/preview.tsx')).toEqual(allStories)
  })

  it('are those that call a mock\u2019s area, all who call anything for what every mock uses', () => {
    expect(filesOf('light', 'mocks/handlers/notes/area.ts')).toEqual([
      'features/notes/notes-screen.stories.tsx',
    ])
    expect(filesOf('light', 'mocks/handlers/shared/reply.ts')).toEqual([
      'features/mails/mails.stories.tsx',
      'features/notes/notes-screen.stories.tsx',
    ])
    expect(filesOf('unit', 'mocks/handlers/notes/area.ts')).toContain('mocks/create-mocks.test.ts')
  })

  it('are, of the server\u2019s, those that call its area, and those that call by address', () => {
    expect(filesOf('api', 'api/shared/send.ts')).toEqual([
      'tests/contract/mails.test.ts',
      'tests/security/headers.test.ts',
    ])
    expect(filesOf('api', 'api/app.ts')).toHaveLength(3)
  })

  it('are still found when what they import is gone', () => {
    const without = new Map([...graph].filter(([file]) => file !== 'ui/badge/badge.tsx'))
    const { light } = chooseSuites(['ui/badge/badge.tsx'], without, () => '')
    expect(light.files).toEqual(['ui/badge/badge.stories.tsx'])
  })

  it('are themselves when they change', () => {
    expect(filesOf('unit', 'ui/theme/css/roles.test.ts')).toContain('ui/theme/css/roles.test.ts')
    expect(filesOf('e2e', 'tests/e2e/notes.e2e.ts')).toEqual(['tests/e2e/notes.e2e.ts'])
  })
})

describe('the test of the generators', () => {
  it('runs when they change, not for all that they add to', () => {
    expect(filesOf('unit', 'tests/generators/write.ts')).toContain('tests/checks/generators.test.ts')
    expect(filesOf('unit', 'api/areas.ts')).not.toContain('tests/checks/generators.test.ts')
  })
})

describe('suites of a change', () => {
  it.each(['package.json', 'vitest.config.ts', 'tests/runner/steps.mjs', 'sounds/ding.mp3'])(
    'are all of them for %s',
    (file) => {
      const choices = Object.values(choose(file))
      expect(choices).toHaveLength(14)
      for (const { files, why } of choices) {
        expect(files).toBeNull()
        expect(why).toContain(file)
      }
    },
  )

  it('always hold lint, types and the checks that read every file', () => {
    const { lint, typecheck, unit, ...rest } = choose('README.md')
    expect([lint.files, typecheck.files, unit.files]).toEqual([null, null, ['tests/checks/naming.test.ts']])
    for (const { files, why } of Object.values(rest)) {
      expect(files).toEqual([])
      expect(why).not.toBe('')
    }
  })

  it('compare pictures of the components that changed, of all when the pictures did', () => {
    expect(choose('ui/badge/badge.css')).toMatchObject({
      storybook: { files: null },
      visual: { files: null, components: ['badge'] },
    })
    expect(choose('tests/visual/baselines/badge.webp').visual).toEqual({
      files: null,
      why: expect.stringContaining('all of it'),
    })
    expect(choose('features/notes/notes-screen.tsx')).toMatchObject({
      storybook: { files: [] },
      visual: { files: [] },
    })
  })

  it('build what is built in, and walk the app when its frame changed', () => {
    expect(choose('features/notes/note-drawer.tsx')).toMatchObject({
      build: { files: null },
      e2e: { files: [] },
    })
    expect(choose('features/notes/note-drawer.tsx').e2e.why).toContain('npm run test:e2e')
    expect(choose('app/index.html')).toMatchObject({ build: { files: null }, e2e: { files: null } })
    expect(choose('api/main.ts')).toMatchObject({ build: { files: [] }, e2e: { files: null } })
    expect(filesOf('e2e', 'tests/e2e/harness/server.ts')).toEqual(['tests/e2e/notes.e2e.ts'])
  })

  it('run over MongoDB what stands on the store, when the store changed', () => {
    expect(filesOf('mongo', 'api/notes/area.ts')).toEqual([])
    expect(filesOf('mongo', 'api/store/store.ts')).toEqual([
      'tests/store/store.test.ts',
      'tests/contract/mails.test.ts',
      'tests/contract/notes.test.ts',
      'tests/security/headers.test.ts',
    ])
  })

  it('build the catalogue when its pages change', () => {
    expect(choose('.storybook/docs/introduction.mdx')).toMatchObject({
      storybook: { files: null },
      light: { files: [] },
    })
  })
})

describe('what git calls changed', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()

  it('is what is not committed, and since a revision what was committed on top of it', () => {
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'first')
    const first = git('rev-parse', 'HEAD')
    expect(changedFiles(root, null)).toEqual([])

    writeFileSync(path.join(root, 'ui/badge/badge.css'), '.a {}')
    git('commit', '-qam', 'second')
    git('mv', 'ui/theme/tone.ts', 'ui/theme/tones.ts')
    writeFileSync(path.join(root, 'ui/badge/ö new.ts'), '')
    const open = ['ui/badge/ö new.ts', 'ui/theme/tone.ts', 'ui/theme/tones.ts']
    expect(changedFiles(root, null)).toEqual(open)
    expect(changedFiles(root, first)).toEqual(['ui/badge/badge.css', ...open])
  })

  it('names a revision that is not there', () => {
    expect(() => changedFiles(root, 'nowhere')).toThrow(/--changed asks git.*nowhere/)
  })
})
