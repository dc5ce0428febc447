import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { SidePanel, type SidePanelProps } from './side-panel.tsx'

function Page(props: SidePanelProps) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', blockSize: 480 }}>
      <div>
        <Button onClick={() => setOpen(!open)}>Test chat</Button>
      </div>
      {open && <SidePanel {...props} onClose={close} />}
    </div>
  )
}

const meta = {
  component: SidePanel,
  args: {
    title: 'Test chat',
    subtitle: 'Answers come from the draft.',
    onClose: fn(),
    children: 'No messages yet.',
    footer: <TextField aria-label="Message" placeholder="Ask something" />,
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Takes the focus when it appears; Escape inside closes it and gives the focus back. */
export const Default: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Test chat' })
    button.focus()
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    const panel = await canvas.findByRole('complementary', { name: 'Test chat' })
    await expect(panel).toHaveFocus()
    await userEvent.tab()
    await expect(panel).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Playground: Story = {
  args: { action: <IconButton label="Start again" icon={<RotateCcw />} size="sm" /> },
  decorators: [(Story) => <div style={{ blockSize: 480 }}>{Story()}</div>],
}

/** Focus that has moved on to the page is left where it is. */
export const FocusMovedOn: Story = {
  tags: ['walk'],
  render: (args) => (
    <>
      <TextField aria-label="Name" />
      <Page {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test chat' }))
    await canvas.findByRole('complementary')
    canvas.getByLabelText('Name').focus()
    canvas.getByRole('button', { name: 'Close' }).click()
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull())
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
}
