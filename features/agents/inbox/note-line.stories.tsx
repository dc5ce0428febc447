import { expect, fn, screen, waitFor } from 'storybook/test'
import { attachedFixtures, attachmentOf } from '#mocks/fixtures/conversations/attachment.fixtures.ts'
import { buildNote } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { NoteLine } from './note-line.tsx'
import './inbox.css'

const { document: menu } = attachedFixtures

const meta = {
  component: NoteLine,
  args: {
    note: buildNote(),
    isSought: false,
    readFile: async () => menu,
    onErase: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <ol className="vg-_inbox__thread">
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof NoteLine>

export default meta
type Story = StoryObj<typeof meta>

/** Who wrote it and what; deleting it is asked about first. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Somebody should write that down/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Delete note' }))
    await screen.findByRole('alertdialog', { name: 'Delete note?' })
    await expect(args.onErase).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete note' }))
    await waitFor(() => expect(args.onErase).toHaveBeenCalledOnce())
  },
}

/** A file without a word. */
export const WithFile: Story = {
  args: { note: buildNote({ text: '', attachments: [attachmentOf(menu)] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(`Download ${menu.name}`)).toBeVisible()
  },
}

/** Whoever may only look deletes nothing. */
export const ReadOnly: Story = {
  args: { onErase: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete note' })).toBeNull()
  },
}

/** A long word and another direction stay in their place, and markup is text. */
export const LongContent: Story = {
  args: { note: buildNote({ text: `<b>${'N'.repeat(300)}</b> متى تفتحون؟`, authorName: 'W'.repeat(80) }) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1)
    await expect(list.querySelector('b')).toBeNull()
  },
}
