import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Step, Stepper } from './stepper.tsx'

const meta = {
  component: Stepper,
  args: { label: 'Connect a domain' },
  render: (args) => (
    <Stepper {...args}>
      <Step state="done" title="Choose a domain" description="chat.northwind.example" />
      <Step
        state="current"
        title="Add the DNS record"
        description="At the company where you bought the domain."
      >
        <Button tone="primary">Check now</Button>
      </Step>
      <Step state="locked" title="Certificate" description="Made once the record is seen.">
        <Button>Never shown</Button>
      </Step>
    </Stepper>
  ),
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** Each step says where it stands; what a locked one asks is not there yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Connect a domain' })).getAllByRole('listitem')
    await expect(steps).toHaveLength(3)
    await expect(steps[0]).toHaveTextContent('Done: Choose a domain')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(steps[2]).toHaveTextContent('Locked: Certificate')
    await expect(canvas.queryByRole('button', { name: 'Never shown' })).toBeNull()
  },
}

export const Playground: Story = { args: { orientation: 'vertical' } }

/** A row that only shows how far one is; on phones only the current step has words. */
export const Horizontal: Story = {
  args: { label: 'New agent', orientation: 'horizontal' },
  render: (args) => (
    <Stepper {...args}>
      <Step state="done" title="Company" />
      <Step state="current" title="Branding" />
      <Step state="locked" title="Done" />
    </Stepper>
  ),
}

export const AllDone: Story = {
  render: (args) => (
    <Stepper {...args}>
      <Step state="done" title="Choose a domain" description="chat.northwind.example" />
      <Step state="done" title="Add the DNS record" description="Seen a minute ago." />
      <Step state="done" title="Certificate" description="The domain is live." />
    </Stepper>
  ),
}
