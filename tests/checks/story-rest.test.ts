import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'
import { type ActingStory, actingStories } from './source/story-acts.ts'

/** Journeys are watched as they walk. */
const isJourney = (file: string) => file.endsWith('-flow.stories.tsx')

/** Whether the catalogue would show a story somewhere else than its name says. */
function saysNotWhereItRests({ tags, restsFirst }: ActingStory): boolean {
  return !restsFirst && !tags.includes('walk') && !tags.includes('arrives')
}

/** Whether a story claims to end in the state of its name although what it did has led away from the screen. */
function arrivesNowhere({ tags, endsUnseen }: ActingStory): boolean {
  return tags.includes('arrives') && endsUnseen
}

const howTo =
  'What it does ends in the state of its name: tags: [‘arrives’]. It stands there before it does anything: ' +
  '`if (restsHere) return` first. It is a test only: tags: [‘walk’].'

describe('where stories rest', () => {
  it('is in the state of their name: who acts says how', () => {
    const files = repositoryFiles(/\.stories\.tsx$/).filter((file) => !isJourney(file))
    const acting = files.flatMap((file) => actingStories(readSource(file)).map((story) => ({ file, story })))
    expect(acting.length).toBeGreaterThan(100)
    const silent = acting.filter(({ story }) => saysNotWhereItRests(story))
    expect(
      silent.map(({ file, story }) => `${file} ${story.name}`),
      howTo,
    ).toEqual([])
  })

  it('is on the screen: who arrives looks at it, or rests before leaving it', () => {
    const files = repositoryFiles(/\.stories\.tsx$/).filter((file) => !isJourney(file))
    const gone = files.flatMap((file) =>
      actingStories(readSource(file))
        .filter(arrivesNowhere)
        .map(({ name }) => `${file} ${name}`),
    )
    expect(gone, '`if (restsHere) return` before the act that leads away').toEqual([])
  })

  it('keeps a Default in the catalogue', () => {
    const files = repositoryFiles(/\.stories\.tsx$/).filter((file) => !isJourney(file))
    const walking = files.filter((file) =>
      actingStories(readSource(file)).some(({ name, tags }) => name === 'Default' && tags.includes('walk')),
    )
    expect(walking).toEqual([])
  })

  const story = (body: string, tags = '') =>
    `const press = async ({ userEvent }) => { await userEvent.click(document.body) }
     export const Analysing: Story = { ${tags} play: async (context) => { ${body} } }`

  it.each([
    ['a press', story('await context.userEvent.click(button)')],
    ['a press in a helper', story('await expect(a).toBe(1)\n await press(context)')],
    [
      'a helper from another file',
      story('await fillIn(context.userEvent, userEvent)\n await fill(userEvent)'),
    ],
    [
      'a rest that comes too late',
      story('await press(context)\n if (restsHere) return\n await press(context)'),
    ],
    [
      'a play function that is a helper',
      'const go = ({ userEvent }) => userEvent.tab()\nexport const A: Story = { play: go }',
    ],
  ])('would notice %s', (_, source) => {
    expect(actingStories(source).filter(saysNotWhereItRests)).toHaveLength(1)
  })

  const arrives = (body: string) => story(body, "tags: ['arrives'],")

  it.each([
    [
      'an address',
      "await press(context)\n await expect(canvas.getByTestId('address')).toHaveTextContent('/app')",
    ],
    ['a palette that closed', "await press(context)\n await expect(screen.queryByRole('dialog')).toBeNull()"],
    ['a stored value', "await press(context)\n await expect(readLocal('vg_shortcuts')).toBe('off')"],
    ['a caller that was told', 'await press(context)\n await expect(args.onLeave).toHaveBeenCalledOnce()'],
  ])('would notice an arrival of which nothing is seen but %s', (_, body) => {
    expect(actingStories(arrives(body)).filter(arrivesNowhere)).toHaveLength(1)
  })

  it.each([
    [
      'looks at the screen',
      "await press(context)\n await expect(row).toBeVisible()\n expect(readLocal('a')).toBe('b')",
    ],
    [
      'rests before it leaves',
      "await press(context)\n if (restsHere) return\n await press(context)\n expect(readLocal('a')).toBe('b')",
    ],
    ['was kept where it is', 'await press(context)\n await expect(args.onClose).not.toHaveBeenCalled()'],
  ])('lets pass an arrival that %s', (_, body) => {
    expect(actingStories(arrives(body)).filter(arrivesNowhere)).toEqual([])
  })

  it.each([
    ['only asserts', story('await expect(button).toBeVisible()')],
    [
      'rests before it walks on',
      story('await expect(a).toBe(1)\n if (restsHere) return\n await press(context)'),
    ],
    ['arrives', story('await press(context)', "tags: ['arrives'],")],
    ['is a test', story('await press(context)', "tags: ['walk'],")],
  ])('lets pass what %s', (_, source) => {
    expect(actingStories(source).filter(saysNotWhereItRests)).toEqual([])
  })
})
