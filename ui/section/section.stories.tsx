import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Section } from './section.tsx'

const meta = {
  component: Section,
  args: {
    title: 'Password',
    description: 'Signs you out everywhere else.',
    children: (
      <Field label="New password">
        <TextField type="password" />
      </Field>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

/** Its heading names it to screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible()
  },
}

export const Playground: Story = { args: { level: 2, size: 'lg', divided: false, gap: 4 } }

export const WithActions: Story = { args: { actions: <Button>Sign out everywhere</Button> } }

export const TitleOnly: Story = { args: { description: undefined, level: 3, size: 'md' } }

export const Divided: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Section {...args} />
      <Section {...args} title="Sessions" divided />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Sessions' })
    await expect(getComputedStyle(section).borderTopWidth).toBe('1px')
  },
}

export const LongTitle: Story = {
  args: { title: 'w'.repeat(300), actions: <Button>Edit</Button> },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region')
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth)
  },
}
