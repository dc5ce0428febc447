import { Suspense } from 'react'
import { expect } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { lazyPart } from './lazy-part.ts'
import { PartNotLoaded } from './part-not-loaded.tsx'

const away = async () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/menu.js')
}

const meta = {
  component: PartNotLoaded,
  args: { load: away, props: {} },
} satisfies Meta<typeof PartNotLoaded>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This could not be loaded. Check your connection and try again.',
    )
  },
}

let tries = 0
const Part = lazyPart<{ name: string }>(async () => {
  tries += 1
  if (tries < 3) return away()
  return ({ name }) => <p>Here is {name}.</p>
})

/** The connection comes back: the part is there, and what stood around it never went. */
export const ComesBack: Story = {
  tags: ['arrives'],
  beforeEach: () => {
    tries = 0
  },
  render: () => (
    <>
      <input aria-label="Note" defaultValue="Half a sentence" />
      <Suspense>
        <Part name="the menu" />
      </Suspense>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getByRole('textbox')).toHaveValue('Half a sentence')
    if (restsHere) return
    await userEvent.click(retry)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Here is the menu.')
  },
}
