import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  component: TextArea,
  args: { 'aria-label': 'Prompt', placeholder: 'You answer questions about…' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveAttribute('rows', '3'),
}

export const Playground: Story = { args: { minRows: 2, maxRows: 6, defaultValue: 'You answer questions.' } }

export const OneRowThatGrows: Story = {
  tags: ['arrives'],
  args: { minRows: 1, maxRows: 3 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(area.closest<HTMLElement>('.vg-text-area')!.offsetHeight).toBe(36)
    await userEvent.type(area, 'one{enter}two')
    await expect(area.rows).toBe(2)
    await userEvent.type(area, '{enter}three{enter}four{enter}five')
    await expect(area.rows).toBe(3)
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    await userEvent.clear(area)
    await expect(area.rows).toBe(1)
  },
}

export const Controlled: Story = {
  tags: ['walk'],
  args: { minRows: 1, maxRows: 5 },
  render: (args) => {
    const [text, setText] = useState('one\ntwo\nthree')
    return (
      <>
        <TextArea {...args} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <Button onClick={() => setText('')}>Clear</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(area.rows).toBe(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(area.rows).toBe(1)
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Too short' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'You answer questions.' } }
