import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SectionNav } from './section-nav.tsx'

const meta = {
  component: SectionNav,
  args: {
    label: 'On this page',
    current: 'bubble',
    sections: [
      { id: 'greeting', label: 'Greeting & appearance' },
      { id: 'colours', label: 'Colours' },
      { id: 'bubble', label: 'Bubble' },
      { id: 'knowledge', label: 'Knowledge' },
    ],
  },
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

/** Where it is wide it is one line, which scrolls when it does not fit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getBoundingClientRect().top)).toEqual(
      links.map(() => links[0]!.getBoundingClientRect().top),
    )
    await expect(canvas.getByRole('link', { name: 'Bubble' })).toHaveAttribute('aria-current', 'location')
  },
}

export const Playground: Story = { args: { current: 'greeting' } }

/** Beside the page it is a column. */
export const Rail: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 176 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top)
  },
}

/** A press is told to the page, which opens the part and goes there. */
export const Pressed: Story = {
  args: { onSelect: fn() },
  tags: ['walk'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Knowledge' }))
    await expect(args.onSelect).toHaveBeenCalledWith('knowledge')
    await expect(location.hash).toBe('')
  },
}
