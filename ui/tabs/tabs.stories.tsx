import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code, MessageSquare, Settings } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { LockedTab } from './locked-tab.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const meta = {
  component: Tabs,
  args: { defaultValue: 'overview', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Agency settings">
        <Tab value="overview">Overview</Tab>
        <Tab value="domains">Domains</Tab>
        <Tab value="email" disabled>
          Email
        </Tab>
        <Tab value="theme">Theme</Tab>
      </TabList>
      <TabPanel value="overview">Name, mark and branding text.</TabPanel>
      <TabPanel value="domains">Where your dashboard answers.</TabPanel>
      <TabPanel value="email">Who its mail comes from.</TabPanel>
      <TabPanel value="theme">How it looks.</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move and select, past what is disabled; Home and End jump; Tab goes into the panel. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const [next, previous] =
      globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    if (restsHere) return
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard(`${next}${next}`)
    await expect(canvas.getByRole('tab', { name: 'Theme' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Theme' })).toHaveTextContent('How it looks.')
    await userEvent.keyboard(next)
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Theme' })).toHaveFocus()
    await userEvent.keyboard(previous)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('domains')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

/** One that opens nothing yet is reached like the others, and says why. */
export const Locked: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Agency settings">
        <Tab value="overview">Overview</Tab>
        <LockedTab value="billing" reason="Available in the whitelabel addon only.">
          Billing
        </LockedTab>
        <Tab value="theme">Theme</Tab>
      </TabList>
      <TabPanel value="overview">Name, mark and branding text.</TabPanel>
      <TabPanel value="theme">How it looks.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent, args, globals }) => {
    const locked = canvas.getByRole('tab', { name: 'Billing' })
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    if (restsHere) return
    const next = globals.direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    const said = () => screen.findByRole('tooltip')
    await userEvent.tab()
    await userEvent.keyboard(next)
    await expect(locked).toHaveFocus()
    await expect(await said()).toHaveTextContent('Available in the whitelabel addon only.')
    await expect(locked).toHaveAccessibleDescription('Available in the whitelabel addon only.')
    await userEvent.keyboard('{Enter} ')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.pointer({ keys: '[TouchA]', target: locked })
    await expect(await said()).toBeVisible()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
    await userEvent.keyboard(next)
    await expect(canvas.getByRole('tabpanel', { name: 'Theme' })).toBeVisible()
  },
}

export const Playground: Story = { args: { orientation: 'horizontal', activationMode: 'automatic' } }

export const WithIcons: Story = {
  args: { defaultValue: 'settings' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Agent">
        <Tab value="conversations" icon={<MessageSquare />} aside={<Badge tone="accent">12</Badge>}>
          Conversations
        </Tab>
        <Tab value="settings" icon={<Settings />}>
          Settings
        </Tab>
        <Tab value="code" icon={<Code />}>
          Code
        </Tab>
      </TabList>
      <TabPanel value="conversations">Twelve new conversations.</TabPanel>
      <TabPanel value="settings">How the agent behaves.</TabPanel>
      <TabPanel value="code">What to put on the page.</TabPanel>
    </Tabs>
  ),
}

/** A column beside its panel; up and down move. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Domains' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  },
}

/** Arrow keys only move; Enter selects. For panels that are slow to load. */
export const Manual: Story = {
  tags: ['walk'],
  args: { activationMode: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: 'Theme' })).toHaveAttribute('aria-selected', 'true')
  },
}

const sections =
  'core ui language security notifications handoff technical analytics advanced integrations'.split(' ')

/** More than fit: the row scrolls, fades where more follows, and brings the focused tab into view. */
export const Overflow: Story = {
  args: { defaultValue: 'core' },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Settings">
        {sections.map((section) => (
          <Tab key={section} value={section}>
            {section}
          </Tab>
        ))}
      </TabList>
      {sections.map((section) => (
        <TabPanel key={section} value={section}>
          {section} settings
        </TabPanel>
      ))}
    </Tabs>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvasElement.querySelector('.vg-_tabs__scroller')!
    await waitFor(() => expect(row).toHaveAttribute('data-overflow', 'end'))
    if (restsHere) return
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row).toHaveAttribute('data-overflow', 'start'))
    const tab = canvas.getByRole('tab', { name: 'integrations' }).getBoundingClientRect()
    const box = row.getBoundingClientRect()
    await expect(tab.left).toBeGreaterThanOrEqual(box.left - 1)
    await expect(tab.right).toBeLessThanOrEqual(box.right + 1)
  },
}

/** A panel that keeps what was typed while another is shown. */
export const KeepMounted: Story = {
  tags: ['walk'],
  args: { defaultValue: 'html' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Code">
        <Tab value="html">HTML</Tab>
        <Tab value="css">CSS</Tab>
      </TabList>
      <TabPanel value="html" keepMounted>
        <TextField aria-label="HTML" />
      </TabPanel>
      <TabPanel value="css">No styles yet.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'HTML' })
    await userEvent.type(field, 'hello')
    await userEvent.click(canvas.getByRole('tab', { name: 'CSS' }))
    await expect(field).not.toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'HTML' }))
    await expect(field).toBeVisible()
    await expect(field).toHaveValue('hello')
  },
}
