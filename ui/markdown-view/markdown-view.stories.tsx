import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MarkdownView } from './markdown-view.tsx'

const text = `## Opening hours

We are open **every day** from *noon* to ~~ten~~ eleven. See the [menu](https://pizza.example/menu) or
write to [the kitchen](mailto:kitchen@pizza.example).

1. Choose a base
2. Choose toppings
   - cheese
   - olives

- [x] Oven lit
- [ ] Dough ready

> Allergies? Tell us **before** you order.

| Pizza | Price |
| :-- | --: |
| Margherita | $9.50 |
| Quattro formaggi &amp; honey | $13.00 |

Use the code \`SLICE\` at the till:

\`\`\`js
order({ code: 'SLICE' })
\`\`\`

---

#### Small print`

const meta = {
  component: MarkdownView,
  args: { text, style: { maxInlineSize: 520 } },
} satisfies Meta<typeof MarkdownView>

export default meta
type Story = StoryObj<typeof meta>

async function formatted(canvasElement: HTMLElement) {
  const view = canvasElement.querySelector<HTMLElement>('.vg-markdown-view')!
  await waitFor(() => expect(view).toHaveAttribute('data-state', 'formatted'), { timeout: 20_000 })
  return view
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await formatted(canvasElement)
    await expect(canvas.getByRole('heading', { level: 3, name: 'Opening hours' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 4, name: 'Small print' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /menu/ })).toHaveAttribute(
      'href',
      'https://pizza.example/menu',
    )
    await expect(canvas.getByRole('cell', { name: 'Quattro formaggi & honey' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Code, js' })).toHaveTextContent(
      "order({ code: 'SLICE' })",
    )
  },
}

export const Playground: Story = { args: { level: 2 } }

/** Whatever it carries: no script, no style, no frame, no picture from elsewhere, no harmful link. */
export const Hostile: Story = {
  args: {
    text: `<script>alert(1)</script>

<img src=x onerror="alert(1)"> Words <b onclick="alert(1)">stay</b>.

<style>body { display: none }</style>

<div><p>Inside a block</p></div>

[one](javascript:alert(1)) [two](data:text/html,x) [three](<java
script:alert(1)>) [four](/relative) ![a picture](https://tracker.example/pixel.png)

&lt;script&gt;`,
  },
  play: async ({ canvas, canvasElement }) => {
    const view = await formatted(canvasElement)
    await expect(view.querySelector('script, style, img, iframe, b, div')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(view).toHaveTextContent('Words stay.')
    await expect(view).toHaveTextContent('Inside a block')
    await expect(view).toHaveTextContent('a picture')
    await expect(view).toHaveTextContent('<script>')
  },
}

export const BuiltToBeSlow: Story = {
  args: { text: `${'*a_'.repeat(5_000)} end` },
  play: async ({ canvasElement }) => expect(await formatted(canvasElement)).toHaveTextContent(/end$/),
}

export const LongWord: Story = {
  args: { text: `**${'unbroken'.repeat(63)}**` },
  play: async ({ canvasElement }) => {
    const view = await formatted(canvasElement)
    await expect(view.scrollWidth).toBe(view.clientWidth)
  },
}

export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => expect(await formatted(canvasElement)).toBeEmptyDOMElement(),
}
