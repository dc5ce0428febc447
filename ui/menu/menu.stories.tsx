import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Download, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu, MenuSeparator } from './menu.tsx'
import { MenuGroup, MenuItem } from './menu-item.tsx'

const onSelect = fn()

const meta = {
  component: Menu,
  args: {
    trigger: <Button>Actions</Button>,
    children: (
      <>
        <MenuItem icon={<Copy aria-hidden />} onSelect={onSelect}>
          Copy id
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} onSelect={onSelect} disabled>
          Export
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={onSelect}>
          Delete
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onSelect.mockClear()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    trigger.focus()
    if (restsHere) return
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'Copy id' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const Playground: Story = { args: { align: 'start', side: 'bottom' } }

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect((await screen.findByRole('menu')).closest('.vg-scope')).not.toBeNull()
    await expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveAttribute('data-disabled')
  },
}

export const EscapeCloses: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(trigger)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(onSelect).not.toHaveBeenCalled()
  },
}

/** One of a few is ticked; groups are named. */
export const Groups: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuGroup label="Europe (EU)">
          <MenuItem checked onSelect={onSelect} description="Owner">
            Harbour cafés
          </MenuItem>
          <MenuItem checked={false} onSelect={onSelect} description="Member">
            {'A very long workspace name '.repeat(4)}
          </MenuItem>
        </MenuGroup>
        <MenuGroup label="North America (NA)">
          <MenuItem checked={false} onSelect={onSelect}>
            North shop
          </MenuItem>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('group', { name: 'Europe (EU)' })).toBeInTheDocument()
    await expect(screen.getByRole('menuitemcheckbox', { name: /Harbour/ })).toBeChecked()
    if (restsHere) return
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'North shop' }))
    await expect(onSelect).toHaveBeenCalledOnce()
  },
}
