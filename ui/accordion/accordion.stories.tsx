import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = {
  component: Accordion,
  args: { onValueChange: fn() },
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem value="where" title="Where do I add the records?">
        At the company where you bought the domain, on its DNS page.
      </AccordionItem>
      <AccordionItem value="long" title="How long does it take?">
        DNS changes may take 24-48 hours.
      </AccordionItem>
      <AccordionItem value="later" title="What comes after?" disabled>
        The certificate.
      </AccordionItem>
    </Accordion>
  ),
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** Enter opens and closes; arrow keys move between questions; one is open at a time. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const where = canvas.getByRole('button', { name: 'Where do I add the records?' })
    if (restsHere) return
    await userEvent.tab()
    await expect(where).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(where).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('long')
    await expect(where).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(where).toHaveFocus()
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await waitFor(() => expect(canvas.getByText('DNS changes may take 24-48 hours.')).not.toBeVisible())
  },
}

export const Playground: Story = {}

export const Open: Story = { args: { defaultValue: 'long' } }
