import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildAgentTheme, buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { storyTransport } from './story-transport.ts'
import './story-widget.css'
import { WidgetPreview } from './widget-preview.tsx'

const earlier = [messageFixtures.question, messageFixtures.withSource]

const meta = {
  component: WidgetPreview,
  args: {
    agent: buildPublicAgent(),
    transport: storyTransport({ earlier }),
    frame: 'popup',
    onClose: () => {},
  },
  decorators: [
    (Story) => (
      <div className="story-widget">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WidgetPreview>

export default meta
type Story = StoryObj<typeof meta>

function backgroundOf(element: Element | null): string {
  return getComputedStyle(element!).backgroundColor
}

/** The agent's own colours, whatever the page around it looks like. */
export const OwnColours: Story = {
  args: { agent: buildPublicAgent({ theme: buildAgentTheme('#0F7B6C') }) },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Opening hours' })
    await expect(backgroundOf(canvasElement.querySelector('[data-role="user"] .vg-widget__bubble'))).toBe(
      'rgb(15, 123, 108)',
    )
  },
}

/** A pale primary: its edge and its text stay visible. */
export const PalePrimary: Story = {
  args: { agent: buildPublicAgent({ theme: buildAgentTheme('#FFD400') }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Opening hours' })).toBeVisible()
  },
}

/** An agent in dark mode. */
export const DarkAgent: Story = {
  args: { agent: buildPublicAgent({ mode: 'dark', theme: buildAgentTheme('#14213D') }) },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Opening hours' })
    await expect(backgroundOf(canvasElement.querySelector('.vg-widget'))).toBe('rgb(22, 24, 27)')
  },
}

/** The agent's CSS wins over ours without !important, and reaches nothing outside the preview. */
export const CustomCss: Story = {
  args: {
    agent: buildPublicAgent({
      customCSS: `
        .vg-widget__header { background: #2b1055; color: #fff }
        .vg-widget__description { color: #e5dbff }
        .vg-widget__send { animation: glow 1ms both }
        @keyframes glow { to { box-shadow: 0 0 8px #7b2ff7 } }
        @media (min-width: 1px) { .vg-widget__bubble { border-radius: 2px } }
        .vg-scope .vg-widget__title { letter-spacing: 3px }
        .vg-scope { --text-faint: rgb(1, 2, 3) }
        .story-widget, body { border-radius: 77px }
      } body { border-radius: 77px }`,
    }),
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Opening hours' })
    const styleOf = (selector: string) => getComputedStyle(canvasElement.querySelector(selector)!)
    await expect(styleOf('.vg-widget__header').backgroundColor).toBe('rgb(43, 16, 85)')
    await expect(styleOf('.vg-widget__bubble').borderStartStartRadius).toBe('2px')
    await expect(styleOf('.vg-widget__send').animationName).toBe('glow')
    // The scope is addressed as on a page of its own.
    await expect(styleOf('.vg-widget__title').letterSpacing).toBe('3px')
    await expect(styleOf('.vg-widget').getPropertyValue('--text-faint')).toBe('rgb(1, 2, 3)')
    await expect(styleOf('.story-widget').borderStartStartRadius).not.toBe('77px')
    await expect(getComputedStyle(document.body).borderStartStartRadius).not.toBe('77px')
  },
}
