import { expect, fn, waitFor } from 'storybook/test'
import { buildAnswer, buildMessage, messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { inWidgetFrame } from '#storybook/decorators/in-widget-frame.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { storyTransport } from '../story-transport.ts'
import { Widget } from '../widget.tsx'
import type { Transport } from '../widget.types.ts'

const { question, withCards, withForm } = messageFixtures

/** A transport over a conversation, and what it was sent. */
function transportOver(
  earlier: Parameters<typeof storyTransport>[0],
): Transport & { send: ReturnType<typeof fn> } {
  const transport = storyTransport(earlier)
  return { ...transport, send: fn(transport.send) }
}

const meta = {
  component: Widget,
  args: { agent: buildPublicAgent(), transport: storyTransport() },
  decorators: [inWidgetFrame],
} satisfies Meta<typeof Widget>

export default meta
type Story = StoryObj<typeof meta>

/** Cards to look through; a button says its words as the visitor, or opens a page. */
export const Cards: Story = {
  args: { transport: transportOver({ earlier: [question, withCards], outcomes: [buildAnswer()] }) },
  async play({ args, canvas, userEvent }) {
    await expect(await canvas.findByRole('list', { name: 'Cards' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the shop' })).toHaveAttribute('target', '_blank')
    if (restsHere) return
    const next = await canvas.findByRole('button', { name: 'Next card' })
    await userEvent.click(next)
    const back = canvas.getByRole('button', { name: 'Previous card' })
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Keep one' })[1]!)
    await expect(args.transport.send).toHaveBeenCalledWith(
      'Please keep a walnut loaf for me',
      expect.anything(),
    )
    await canvas.findByText('We open at 7:00 AM on Monday.')
    const [, pressed] = canvas.getAllByRole('button', { name: 'Keep one' })
    await expect(pressed).toBeDisabled()
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A form says at each field what is wrong with it, and goes as one message with its values. */
export const FilledIn: Story = {
  args: { transport: transportOver({ earlier: [question, withForm], outcomes: [buildAnswer()] }) },
  async play({ args, canvas, userEvent }) {
    const form = await canvas.findByRole('form', { name: 'Your order' })
    if (restsHere) return
    await userEvent.type(canvas.getByLabelText('Email'), 'ada')
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter an email address.')
    await expect(args.transport.send).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    await userEvent.type(canvas.getByLabelText('Email'), '@x.example')
    await userEvent.selectOptions(canvas.getByLabelText('When'), 'Morning')
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }))
    await expect(args.transport.send).toHaveBeenCalledWith(
      'Name: Ada\nEmail: ada@x.example\nWhen: Morning',
      expect.objectContaining({ values: { name: 'Ada', email: 'ada@x.example', slot: 'Morning' } }),
    )
    await canvas.findByText('We open at 7:00 AM on Monday.')
    await expect(form).toHaveFormValues({ name: 'Ada', slot: 'Morning' })
    await expect(canvas.getByLabelText('Name')).toBeDisabled()
  },
}

/** What was sent before is read back from what was said; the widget's own words are the agent's language's. */
export const SentBefore: Story = {
  args: {
    agent: buildPublicAgent({ lang: 'de' }),
    transport: storyTransport({
      earlier: [
        question,
        withForm,
        buildMessage({ id: 'q', role: 'user', text: 'Name: Ada\nEmail: ada@x.example\nWhen: Afternoon' }),
        buildMessage({ id: 'a', text: 'Bis dann!' }),
      ],
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Email')).toHaveValue('ada@x.example')
    await expect(canvas.getByLabelText('When')).toHaveValue('Afternoon')
    await expect(canvas.getByLabelText('Phone (optional)')).toBeDisabled()
  },
}
