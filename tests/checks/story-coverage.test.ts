import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportedNames } from './source/imports.ts'
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

describe('story coverage', () => {
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
      const own = path.posix.join(
        path.posix.dirname(screen),
        `${path.posix.basename(screen, '.tsx')}.stories.tsx`,
      )
      const stories = storiesIn(files.filter((file) => file === own))
      return !stories.includes('Default') || stories.length < 2
    })
    expect(lacking).toEqual([])
  })
})
