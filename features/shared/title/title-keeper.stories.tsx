import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Button } from '#ui/button/button.tsx'
import { useTitlePart } from './title-context.ts'
import { TitleKeeper } from './title-keeper.tsx'
import { TitleThing } from './title-thing.tsx'

/** A screen about something whose name comes later, and what opens over it. */
function Screen({ about }: { about?: string }) {
  const [name, setName] = useState('')
  const [open, setOpen] = useState(false)
  useTitlePart('place', about ?? name)
  return (
    <main id="content" tabIndex={-1}>
      <h1>A screen</h1>
      <Button onClick={() => setName('Harbour café')}>Load the name</Button>
      <Button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</Button>
      <Link to={paths.prompts.href('eu')}>Prompts</Link>
      {open && <TitleThing>Version history</TitleThing>}
    </main>
  )
}

const meta = {
  component: TitleKeeper,
  decorators: [withSignedIn, withRoute],
  parameters: { route: { pattern: '/app/:region/:screen', url: paths.events.href('eu') } },
  args: { screen: 'Events', children: <Screen /> },
} satisfies Meta<typeof TitleKeeper>

export default meta
type Story = StoryObj<typeof meta>

/** The screen, its workspace and the brand. */
export const Default: Story = {
  play: () => waitFor(() => expect(document.title).toBe('Events – Harbour cafés – VoiceGlow')),
}

/** What is shown has a name of its own, which comes later. */
export const NameLoaded: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the name' }))
    await waitFor(() => expect(document.title).toBe('Events – Harbour café – VoiceGlow'))
  },
}

/** What opens over a screen is said first, and gone with it. */
export const SomethingOpen: Story = {
  tags: ['walk'],
  args: { children: <Screen about="Harbour café" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(document.title).toBe('Version history – Harbour café – VoiceGlow'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.title).toBe('Events – Harbour café – VoiceGlow'))
  },
}

/** Read out after the way there, not on the first page. */
export const ReadOut: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('arrival')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('link', { name: 'Prompts' }))
    await waitFor(() => expect(canvas.getByTestId('arrival')).toHaveTextContent(/^Events – .+ – VoiceGlow$/))
  },
}
