import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportedNames } from './source/imports.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

const isStory = (file: string) => file.endsWith('.stories.tsx')

/** Names of the stories in a file; none when it does not exist. */
function storiesIn(files: string[]): string[] {
  return files.flatMap((file) => exportedNames(file, readSource(file)).filter((name) => name !== 'default'))
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
