import { expect, fn, screen, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { PublishGateDialog } from './publish-gate-dialog.tsx'

const css = `.vg-widget__header {
  background: #4c1d95;
  color: #fff;
}

.vg-widget__composer {
  display: none;
}
`
const repaired = `.vg-widget__header {
  background: #4c1d95;
  color: #fff;
}
`

const meta = {
  component: PublishGateDialog,
  args: {
    finding: { mustFix: ['The message box would be hidden.'], advice: [], repaired },
    css,
    busy: false,
    onRepair: fn(),
    onPublish: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PublishGateDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** What nobody could use is not published; its repaired version is one press away. */
export const Unusable: Story = {
  play: async ({ args, userEvent }) => {
    const gate = await dialog('Visitors could not use this widget')
    await expect(gate.getByText('The message box would be hidden.')).toBeVisible()
    await expect(gate.queryByRole('button', { name: 'Publish anyway' })).toBeNull()
    await expect(gate.getByText(/display: none/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(gate.getByRole('button', { name: 'Publish the repaired version' }))
    await expect(args.onRepair).toHaveBeenCalledWith(repaired)
  },
}

/** Of some CSS nothing would be left. */
export const NothingLeft: Story = {
  args: {
    css: '.vg-widget__composer { display: none }',
    finding: { mustFix: ['The message box would be hidden.'], advice: [], repaired: '' },
  },
  play: async () => {
    const gate = await dialog('Visitors could not use this widget')
    await expect(gate.getByText('The repaired version leaves this CSS out:')).toBeVisible()
  },
}

/** Something to put right, and something besides. */
export const UnusableAndWorse: Story = {
  args: {
    finding: {
      mustFix: ['The message box would be hidden.', 'The send button could not be pressed any more.'],
      advice: ['The title on the header would be 2.1:1; text needs 4.5:1.'],
      repaired,
    },
  },
  play: async () => {
    const gate = await dialog('Visitors could not use this widget')
    await expect(gate.getByRole('region', { name: 'Also' })).toBeVisible()
  },
}

/** What is only worse is the owner's to decide. */
export const Worse: Story = {
  args: {
    finding: {
      mustFix: [],
      advice: ['The title on the header would be 3.4:1; text needs 4.5:1.'],
      repaired: `${css}\n.vg-scope .vg-widget__title { color: #fff }`,
    },
  },
  play: async ({ args, userEvent }) => {
    const gate = await dialog('Parts of the widget would get worse')
    if (restsHere) return
    await userEvent.click(gate.getByRole('button', { name: 'Publish anyway' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

/** Worse, and nothing that would mend it. */
export const WorseWithoutRepair: Story = {
  args: { finding: { mustFix: [], advice: ['The title would be written too small to read.'] } },
  play: async () => {
    const gate = await dialog('Parts of the widget would get worse')
    await expect(gate.queryByRole('button', { name: 'Publish the repaired version' })).toBeNull()
  },
}

/** It could not be tried; nobody is locked out for that. */
export const Unknown: Story = {
  args: { finding: 'unknown' },
  play: async ({ args, userEvent }) => {
    const gate = await dialog('The widget could not be checked')
    if (restsHere) return
    await userEvent.click(gate.getByRole('button', { name: 'Check again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(gate.getByRole('button', { name: 'Back to editing' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** While the repaired version is saved and published. */
export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    const gate = await dialog('Visitors could not use this widget')
    await expect(gate.getByRole('button', { name: 'Back to editing' })).toBeDisabled()
  },
}
