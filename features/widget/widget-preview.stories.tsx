import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messageFixtures } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { buildAgentTheme, buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { inWidgetFrame } from '#storybook/decorators/in-widget-frame.tsx'
import { storyTransport } from './story-transport.ts'
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
  decorators: [inWidgetFrame],
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
    await waitFor(() => expect(styleOf('.vg-widget__header').backgroundColor).toBe('rgb(43, 16, 85)'))
    await expect(styleOf('.vg-widget__bubble').borderStartStartRadius).toBe('2px')
    await expect(styleOf('.vg-widget__send').animationName).toBe('glow')
    // The scope is addressed as on a page of its own.
    await expect(styleOf('.vg-widget__title').letterSpacing).toBe('3px')
    await expect(styleOf('.vg-widget').getPropertyValue('--text-faint')).toBe('rgb(1, 2, 3)')
    await expect(styleOf('.story-widget').borderStartStartRadius).not.toBe('77px')
    await expect(getComputedStyle(document.body).borderStartStartRadius).not.toBe('77px')
  },
}

const foreign = `${location.origin}/foreign`
/** What the page asked for there. */
const asked: string[] = []
/** The list of the page itself ends after 250 entries. */
const observer = new PerformanceObserver((list) => {
  asked.push(...list.getEntries().flatMap(({ name }) => (name.startsWith(foreign) ? [name] : [])))
})

/** CSS of somebody else, brought by a template or an import: it asks nobody for anything, and styles nothing around it. */
export const HostileCss: Story = {
  beforeEach: () => {
    asked.length = 0
    observer.observe({ type: 'resource' })
    return () => observer.disconnect()
  },
  render: (args) => (
    <>
      <button type="button" title="Publish" style={{ marginBlockEnd: 8 }}>
        Publish
      </button>
      <WidgetPreview {...args} />
    </>
  ),
  args: {
    agent: buildPublicAgent({
      customCSS: `
        html:has(button[title^="P"]) :scope .vg-widget { background: url(${foreign}/a) }
        .vg-widget:is(html:has(button[title^="P"]) *) { background: url(${foreign}/b) }
        .vg-widget { html:has(button[title^="P"]) & { mask-image: url(${foreign}/c) } }
        .vg-widget { background-image: im\\61ge-set("${foreign}/d" 1x) }
        .vg-widget { background-image: u\\72l(${foreign}/e) }
        .vg-widget { --x: url(${foreign}/f); background-image: var(--x) }
        @supports (color: red) { .vg-widget { cursor: url(${foreign}/g), auto } }
        @im\\70ort "${foreign}/h.css";
        @font-face { font-family: F; src: url(${foreign}/i) }
        .vg-widget { font-family: F }
        .vg-widget__log::after { content: url(${foreign}/j) }
        .vg-widget__header { p\\6fsition: f\\69xed; inset: 0; z-index: 9 }
        .vg-widget__foot { --p: fixed; position: var(--p) }
        :scope, :root, html, body, button { outline: 7px solid red }
        html:has(button[title^="P"]) button { outline: 7px solid red }
        .vg-widget__title { letter-spacing: 3px }`,
    }),
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Opening hours' })
    const styleOf = (selector: string) => getComputedStyle(canvasElement.querySelector(selector)!)
    await waitFor(() => expect(styleOf('.vg-widget__title').letterSpacing).toBe('3px'))
    // A rule asks when it is first painted; what is asked for after that and answered shows that all has been noted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const last of [`${foreign}/last-1`, `${foreign}/last-2`]) {
      await fetch(last)
      await waitFor(() => expect(asked).toContain(last))
    }
    await expect(asked).toEqual([`${foreign}/last-1`, `${foreign}/last-2`])
    await expect(styleOf('.vg-widget__header').position).not.toBe('fixed')
    await expect(styleOf('.vg-widget__foot').position).not.toBe('fixed')
    const publish = getComputedStyle(canvas.getByRole('button', { name: 'Publish' }))
    await expect(publish.outlineWidth).not.toBe('7px')
    await expect(getComputedStyle(document.body).outlineWidth).not.toBe('7px')
  },
}
