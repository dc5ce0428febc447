import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeBlock } from './code-block.tsx'

const code = `<script
  async
  src="https://app.voiceglow.example/embed.js"
  data-agent="k2Xv9LmQ4rTz81Bc"
  data-region="eu"
></script>`

const meta = {
  component: CodeBlock,
  args: { label: 'Popup Widget', code },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

/** Copied whole; the code can be reached and scrolled with the keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Popup Widget' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(code)
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Popup Widget' })).toHaveFocus()
  },
}

export const Playground: Story = { args: { wrap: false } }

export const WithAction: Story = {
  args: {
    label: 'CSS',
    code: '.vg-bubble {\n  background: rebeccapurple;\n}',
    action: (
      <Button size="sm" tone="primary">
        Insert CSS
      </Button>
    ),
  },
}

/** A line of 500 characters scrolls inside, never the page. */
export const LongLine: Story = {
  args: { code: 'x'.repeat(500) },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector<HTMLElement>('.vg-code-block')!
    await expect(block.offsetWidth).toBeLessThanOrEqual(480)
  },
}

export const Wrapped: Story = {
  args: { code: 'x'.repeat(500), wrap: true },
  play: async ({ canvas }) => {
    const pre = canvas.getByRole('group')
    await expect(pre.scrollWidth).toBe(pre.clientWidth)
  },
}

export const ManyLines: Story = {
  args: { code: Array.from({ length: 80 }, (_, line) => `--token-${line + 1}: ${line}px;`).join('\n') },
}
