import { describe, expect, it } from 'vitest'
import { areas, groupIds, journeys, primitiveGroups } from '#storybook/catalogue/groups.ts'
import { storyNameOf, titleOf } from '#storybook/catalogue/names.ts'
import { withTitle } from '#storybook/catalogue/with-title.ts'
import { readSource, repositoryFiles } from './source/repository.ts'

const files = repositoryFiles(/\.stories\.tsx$/)

/** A title that reads like a file: no group, hyphens between words, or no capital at the start. */
function readsLikeAFile(title: string): boolean {
  const parts = title.split('/')
  return parts.length !== 2 || parts.some((part) => !/^[A-Z]/.test(part) || /[a-z]-[a-z]+-/.test(part))
}

/** Whether the meta of a stories file names its own place. */
function saysItsTitle(source: string): boolean {
  const meta = /^const meta = \{(.*\n)(?: .*\n|\n)*/m.exec(source)?.[0] ?? ''
  return /^(const meta = \{| ) title: '/m.test(meta)
}

describe('names in the sidebar', () => {
  it('are words in a group, none of them twice', () => {
    expect(files.length).toBeGreaterThan(0)
    const titles = files.map(titleOf)
    expect(titles.filter(readsLikeAFile)).toEqual([])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it.each(['ui/button', 'Agents/agent-list', 'Agents', 'Agents/list/Agent list'])(
    'would notice %s',
    (title) => expect(readsLikeAFile(title)).toBe(true),
  )

  it('put every control into one group of .storybook/catalogue/groups.ts', () => {
    const folders = [...new Set(files.flatMap((file) => /^ui\/([^/]+)\//.exec(file)?.[1] ?? []))]
    const grouped = Object.values(primitiveGroups).flat()
    expect(grouped.toSorted()).toEqual(folders.toSorted())
    expect(titleOf('ui/dial/dial.stories.tsx')).toBe('New controls/Dial')
  })

  it('come from the table: no stories file says its title', () => {
    expect(files.filter((file) => saysItsTitle(readSource(file)))).toEqual([])
    const untitled = files.filter(
      (file) => !withTitle(readSource(file), file).includes('const meta = { title: "'),
    )
    expect(untitled).toEqual([])
  })

  it('would notice a title in a file', () => {
    expect(
      saysItsTitle("const meta = { title: 'Chat', component: Chat } satisfies Meta<typeof Chat>\n"),
    ).toBe(true)
    expect(saysItsTitle("const meta = {\n  title: 'UI/Chat',\n} satisfies Meta<typeof Chat>\n")).toBe(true)
    expect(saysItsTitle("const meta = {\n  args: { title: 'Chat' },\n} satisfies Meta<typeof Chat>\n")).toBe(
      false,
    )
  })

  it('begin closed, group by group, pages of words too', () => {
    const pages = repositoryFiles(/^\.storybook\/docs\/.*\.mdx$/).flatMap(
      (file) => /<Meta title="([^"]+)"/.exec(readSource(file))?.[1] ?? [],
    )
    const groups = [...files.map(titleOf), ...pages].filter((title) => title.includes('/'))
    const ids = groups.map((title) => title.slice(0, title.indexOf('/')).toLowerCase().replaceAll(' ', '-'))
    expect([...new Set(ids)].filter((id) => !groupIds.includes(id))).toEqual([])
  })

  it('stand in the order of the sidebar', () => {
    const preview = readSource('.storybook/preview.tsx')
    const order: string[] = /order: \[([^\]]*)\]/.exec(preview)?.[1]?.match(/(?<=')[^']+(?=')/g) ?? []
    const used = [...Object.keys(primitiveGroups), ...areas.map(({ area }) => area), journeys]
    expect(used.filter((group) => !order.some((listed) => listed === group))).toEqual([])
  })

  it.each([
    ['Default', 'Default'],
    ['WaitingOver30s', 'Waiting over 30s'],
    ['RepliedWithoutCss', 'Replied without CSS'],
    ['JavaScript', 'JavaScript'],
    ['AsTable', 'As table'],
    ['RTL', 'RTL'],
    ['DontKnow', 'Don’t know'],
  ])('makes %s %s', (exportName, name) => expect(storyNameOf(exportName)).toBe(name))
})
