import { describe, expect, it } from 'vitest'
import type { Guide } from '#storybook/docs/page/guides.ts'
import { exportedNames } from './source/imports.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

const stories = repositoryFiles(/^ui\/[^/]+\/[^/]+\.stories\.tsx$/)
const folders = [...new Set(stories.map((file) => file.split('/')[1] ?? ''))]

/** A frame's address takes these letters in its args and drops the rest. */
const forAnAddress = /^[\w -]*$/

/** What a guide lacks, in words. */
function lacks(guide: Partial<Guide>, exported: readonly string[]): string[] {
  const sides = [guide.good, guide.bad]
  return [
    ...(/^\p{Lu}.+\.$/u.test(guide.purpose ?? '') ? [] : ['a line that says what it is for']),
    ...(guide.keys?.every((row) => row.length === 2) ? [] : ['keys, each with what it does']),
    ...sides.flatMap((side, index) => {
      const name = index === 0 ? 'what to do' : 'what not to do'
      if (!side?.says) return [name]
      return exported.includes(side.story) ? [] : [`a story ${side.story} for ${name}`]
    }),
    ...(JSON.stringify(guide.good) === JSON.stringify(guide.bad)
      ? ['a difference between good and bad']
      : []),
  ]
}

describe('the page of a control', () => {
  it.each(folders)('%s says what it is for, its keys, and what to do and not', async (folder) => {
    const file = repositoryFiles(new RegExp(`^ui/${folder}/[^/]+\\.guide\\.ts$`))
    expect(file).toHaveLength(1)
    const { guide } = (await import(/* @vite-ignore */ `#ui/${file[0]?.slice(3)}`)) as { guide: Guide }
    const exported = stories
      .filter((each) => each.startsWith(`ui/${folder}/`))
      .flatMap((each) => exportedNames(each, readSource(each)))
    expect(lacks(guide, exported)).toEqual([])
  })

  it('writes what lies above the page in letters an address takes', async () => {
    for (const folder of ['confirm-dialog', 'drawer', 'modal', 'toast']) {
      const { guide } = (await import(/* @vite-ignore */ `#ui/${folder}/${folder}.guide.ts`)) as {
        guide: Guide
      }
      const args = [guide.good, guide.bad].flatMap((side) => Object.values(side.args ?? {}))
      expect(args.filter((value) => !forAnAddress.test(String(value)))).toEqual([])
    }
  })

  it('would notice a guide that says half of it', () => {
    const good = { says: 'Name it.', story: 'Default' }
    expect(lacks({ purpose: 'todo', good, bad: { says: 'Do not.', story: 'Gone' } }, ['Default'])).toEqual([
      'a line that says what it is for',
      'keys, each with what it does',
      'a story Gone for what not to do',
    ])
  })
})
