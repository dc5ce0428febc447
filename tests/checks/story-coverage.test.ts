import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportedNames } from './source/imports.ts'
import { refusableCalls } from './source/refusable-calls.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

const isStory = (file: string) => file.endsWith('.stories.tsx')

/** Names of the stories in a file; none when it does not exist. */
function storiesIn(files: string[]): string[] {
  return files.flatMap((file) => exportedNames(file, readSource(file)).filter((name) => name !== 'default'))
}

/** How a stylesheet declares a state, and how a story sets it. */
const declaredStates: Record<string, { declared: RegExp; set: RegExp }> = {
  disabled: { declared: /:disabled|\[data-disabled\]|aria-disabled/, set: /\bdisabled\b/ },
  invalid: { declared: /aria-invalid|\[data-invalid\]/, set: /aria-invalid|\berror\b|\binvalid\b/ },
  loading: { declared: /\[data-state="loading"\]|aria-busy/, set: /\bloading\b/ },
  'read only': { declared: /:read-only|\[data-readonly\]/, set: /\breadOnly\b/ },
}

/** States a stylesheet declares that none of the stories beside it sets. */
function statesNotShown(css: string, stories: string): string[] {
  return Object.entries(declaredStates).flatMap(([state, { declared, set }]) =>
    declared.test(css) && !set.test(stories) ? [state] : [],
  )
}

/** The stories of one screen, which stand beside it under its name. */
function storiesOf(screen: string): string {
  return `${screen.slice(0, -'.tsx'.length)}.stories.tsx`
}

/** The screens that routes behind the sign-in show: each stands in the app. */
function screensInTheApp(routes: string): string[] {
  const named = [...routes.matchAll(/'#(features\/[^']+-screen\.tsx)'/g)].map(([, file]) => file!)
  return [...new Set(named)].sort()
}

/** Rows of the route table, and the files they load, whose pages stand outside of the app. */
const routesOutside = /^app\/routes\/(agency-host|approval|domain-status|onboarding|public|session)\b/

/** Screens of those routes that nobody meets in the app, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'features/agents/home/agent-home-screen.tsx': 'Clients have it; a member has the widget in its place.',
}

/** What a screen whose calls can be refused must show. */
const refusalStories = ['ReadOnly', 'Forbidden']

/** Screens that are made of what can be refused and never call it themselves, and why. */
const neverRefused: Readonly<Record<string, string>> = {
  'features/agents/checks/asked-questions-modal.tsx': 'Is opened only by who may change checks.',
  'features/agents/knowledge/files-modal.tsx': 'Is opened only by who may add documents.',
  'features/agents/knowledge/find-pages-modal.tsx': 'Is opened only by who may add documents.',
  'features/agents/knowledge/pages-modal.tsx': 'Is opened only by who may add documents.',
  'features/agents/knowledge/refresh-modal.tsx': 'Is opened only by who may change documents.',
  'features/agents/leads/import-modal.tsx': 'Is opened only by who may change leads.',
  'features/library/sessions/session-drawer.tsx': 'Shows what was said; its list deletes.',
  'features/onboarding/onboarding-screen.tsx': 'Works in the own workspace, whose owner holds every right.',
  'features/workspaces/new-workspace/new-workspace-drawer.tsx': 'Whoever is signed in may make a workspace.',
}

/** The stories a screen lacks although something it calls can be refused. */
function refusalsNotShown(refusable: readonly string[], stories: readonly string[]): string[] {
  return refusable.length > 0 ? refusalStories.filter((name) => !stories.includes(name)) : []
}

/** A story's `beforeEach` that answers with what a call returns: Storybook runs that after the story, and breaks on data. */
function answersWithData(story: string): boolean {
  return /beforeEach: \([^)]*\) =>\s*(?!\{|msw\.use\()\w/.test(story)
}

describe('story coverage', () => {
  it('prepares stories without answering anything that would be run behind them', () => {
    const files = repositoryFiles(/\.stories\.tsx$/)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => answersWithData(readSource(file)))).toEqual([])
    expect(answersWithData("beforeEach: () => writeLocal('a', 'b'),")).toBe(true)
    expect(answersWithData('beforeEach: ({ msw }) => msw.use(scenario()),')).toBe(false)
  })

  it('gives every primitive a Default and a Playground', () => {
    const files = repositoryFiles(/^ui\/.+\.tsx$/)
    const folders = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))]
    expect(folders.length).toBeGreaterThan(0)
    const missing = folders.flatMap((folder) => {
      const stories = storiesIn(files.filter((file) => file.startsWith(`${folder}/`) && isStory(file)))
      return ['Default', 'Playground']
        .filter((name) => !stories.includes(name))
        .map((name) => `${folder}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it('shows every state a stylesheet of a primitive declares', () => {
    const sheets = repositoryFiles(/^ui\/(?!theme\/)[^/]+\/[^/]+\.css$/)
    expect(sheets.length).toBeGreaterThan(0)
    const missing = sheets.flatMap((sheet) => {
      const folder = path.posix.dirname(sheet)
      const stories = repositoryFiles(new RegExp(`^${folder}/[^/]+\\.stories\\.tsx$`))
        .map((file) => readSource(file))
        .join('\n')
      return statesNotShown(readSource(sheet), stories).map((state) => `${folder}: ${state}`)
    })
    expect(missing).toEqual([])
  })

  it('would notice a state without a story', () => {
    expect(statesNotShown('.vg-x:disabled { color: red }', 'export const Default = {}')).toEqual(['disabled'])
  })

  it('gives every screen, drawer and modal a Default and at least one other state', () => {
    const files = repositoryFiles(/^features\/.+\.tsx$/)
    const screens = files.filter((file) => /-(screen|drawer|modal)\.tsx$/.test(file))
    expect(screens.length).toBeGreaterThan(0)
    const lacking = screens.filter((screen) => {
      const own = storiesOf(screen)
      const stories = storiesIn(files.filter((file) => file === own))
      return !stories.includes('Default') || stories.length < 2
    })
    expect(lacking).toEqual([])
  })

  it('shows every screen behind the sign-in with the app around it', () => {
    const routes = repositoryFiles(/^app\/routes\/.+\.tsx?$/).filter(
      (file) => !isStory(file) && !routesOutside.test(file),
    )
    const screens = screensInTheApp(routes.map((file) => readSource(file)).join('\n'))
    expect(screens.length).toBeGreaterThan(20)
    const files = repositoryFiles(/^features\/.+\.stories\.tsx$/)
    expect(Object.keys(elsewhere).filter((screen) => !screens.includes(screen))).toEqual([])
    const inTheApp = screens.filter((screen) => !(screen in elsewhere))
    const lacking = inTheApp.filter(
      (screen) => !storiesIn(files.filter((file) => file === storiesOf(screen))).includes('InTheApp'),
    )
    expect(lacking).toEqual([])
    expect(screensInTheApp("import('#features/badges/badges-screen.tsx').then")).toEqual([
      'features/badges/badges-screen.tsx',
    ])
  })

  it('shows every screen to who may only look, and refused, where its calls ask for more than looking', async () => {
    const files = repositoryFiles(/^features\/.+\.tsx$/)
    const refusable = await refusableCalls(
      files.filter((file) => /-(screen|drawer|modal)\.tsx$/.test(file)),
      (file) => readSource(file),
    )
    const judged = [...refusable].filter(([, calls]) => calls.length > 0)
    expect(judged.length).toBeGreaterThan(10)
    expect(Object.keys(neverRefused).filter((screen) => !refusable.get(screen)?.length)).toEqual([])
    const lacking = judged.flatMap(([screen, calls]) => {
      if (screen in neverRefused) return []
      const stories = storiesIn(files.filter((file) => file === storiesOf(screen)))
      return refusalsNotShown(calls, stories).map((name) => `${screen}: ${name} (${calls.join(', ')})`)
    })
    expect(lacking).toEqual([])
  }, 60_000)

  it('would notice a screen that is never refused', async () => {
    const sources: Record<string, string> = {
      'features/badges/badge-drawer.tsx': `import { useBadge } from './badge.queries.ts'`,
      'features/badges/badge.queries.ts': `import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
        export const useBadge = () => [call(getAgent, {}), call(saveAgent, {})]`,
      'features/badges/badges-screen.tsx': `import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
        const mayMake = useMay(saveAgent)
        call(getAgent, {})`,
    }
    const found = await refusableCalls(Object.keys(sources), (file) => sources[file])
    expect(found.get('features/badges/badge-drawer.tsx')).toEqual(['saveAgent'])
    expect(found.get('features/badges/badges-screen.tsx')).toEqual([])
    expect(refusalsNotShown(['saveAgent'], ['Default', 'Forbidden'])).toEqual(['ReadOnly'])
    expect(refusalsNotShown([], ['Default'])).toEqual([])
  })
})
