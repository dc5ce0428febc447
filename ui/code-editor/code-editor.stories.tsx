import { css } from '@codemirror/lang-css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { CodeEditor, type CodeEditorProps } from './code-editor.tsx'
import { createEditor } from './create-editor.ts'

const styles = `/* Cards keep their shape */
.vg-card img {
  aspect-ratio: 16 / 9;
  border-radius: 10px;
  color: #5b5bf0;
}
`

const page = `<!doctype html>
<section class="hero" data-open="true">
  <style>.hero { padding: 2rem }</style>
  <h1>Welcome &amp; good day</h1>
  <script>document.title = 'Pizza'</script>
</section>
`

const script = `// Says hello once
const greeted = new Set([1, 2, null])
export function greet({ name = 'you' }) {
  return greeted.has(name) ? undefined : \`Hello \${name}\`
}
`

const meta = {
  component: CodeEditor,
  args: { language: 'css', defaultValue: styles, height: 240, onValueChange: fn(), onBlur: fn() },
  render: (args) => <InField {...args} />,
} satisfies Meta<typeof CodeEditor>

export default meta
type Story = StoryObj<typeof meta>

function InField(args: CodeEditorProps) {
  return (
    <>
      <Field label="Custom CSS" help="Applied after the theme." style={{ maxInlineSize: 640 }}>
        <CodeEditor {...args} />
      </Field>
      <Button>After</Button>
    </>
  )
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Fetching the editor or a language takes as long as the machine is busy. */
const fetching = { timeout: 20_000 }

/** The editor itself, once it has been fetched. */
async function ready(canvas: Pick<Canvas, 'findByRole'>) {
  return waitFor(async () => {
    const input = await canvas.findByRole('textbox', { name: 'Custom CSS' })
    await expect(input).toHaveAttribute('contenteditable')
    return input
  }, fetching)
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const editor = await ready(canvas)
    await waitFor(() => expect(editor.querySelector('.tok-propertyName')).not.toBeNull(), fetching)
    await expect(editor).toHaveAccessibleDescription(/Applied after the theme\..*Press Esc/)
    if (restsHere) return
    await userEvent.click(canvas.getByText('Custom CSS'))
    await waitFor(() => expect(editor).toHaveFocus())
    await userEvent.keyboard('a')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(`a${styles}`))
  },
}

export const Playground: Story = { args: { language: 'css', height: 500, placeholder: '.vg-button {}' } }

/** Tab indents; after Escape it moves on, and typing takes that back. */
export const LeavingWithTheKeyboard: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, args }) => {
    const editor = await ready(canvas)
    await userEvent.tab()
    await waitFor(() => expect(editor).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await expect(editor).toHaveFocus()
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(`  ${styles}`))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Tab now leaves the editor'))
    await userEvent.keyboard('b')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await userEvent.keyboard('{Escape}{Tab}')
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

/** The first Escape is the editor's, the second the dialog's. */
export const InADialog: Story = {
  tags: ['arrives'],
  render: (args) => {
    const [open, setOpen] = useState(true)
    return (
      <Modal open={open} onOpenChange={setOpen} title="Styles">
        <InField {...args} />
      </Modal>
    )
  },
  play: async ({ userEvent }) => {
    const editor = await ready(screen)
    await userEvent.click(editor)
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    if (restsHere) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Html: Story = {
  args: { language: 'html', defaultValue: page },
  play: async ({ canvas }) => {
    const editor = await ready(canvas)
    await waitFor(() => expect(editor.querySelector('.tok-typeName')).toHaveTextContent('section'), fetching)
  },
}

export const JavaScript: Story = {
  args: { language: 'javascript', defaultValue: script },
  play: async ({ canvas }) => {
    const editor = await ready(canvas)
    await waitFor(() => expect(editor.querySelector('.tok-keyword')).toHaveTextContent('const'), fetching)
  },
}

/** Text that comes from outside, such as 'Insert CSS', is no change of the writer's. */
export const Controlled: Story = {
  tags: ['walk'],
  render: (args) => {
    const [value, setValue] = useState('')
    return (
      <>
        <InField {...args} value={value} onValueChange={args.onValueChange} />
        <Button onClick={() => setValue('.vg-button {}')}>Insert CSS</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const editor = await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Insert CSS' }))
    await waitFor(() => expect(editor).toHaveTextContent('.vg-button {}'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { defaultValue: '', placeholder: '/* Write here */' },
  play: async ({ canvas }) => {
    const editor = await ready(canvas)
    await waitFor(() => expect(editor).toHaveTextContent('/* Write here */'))
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Custom CSS" error="Line 3: a closing brace is missing">
      <CodeEditor {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const editor = await ready(canvas)
    await waitFor(() => expect(editor).toHaveAttribute('aria-invalid', 'true'))
    await expect(editor).toHaveAccessibleDescription(/closing brace/)
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const editor = await ready(canvas)
    if (restsHere) return
    await userEvent.click(editor)
    await userEvent.keyboard('a')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const editor = await ready(canvas)
    await waitFor(() => expect(editor).toHaveAttribute('contenteditable', 'false'))
  },
}

export const LongLine: Story = {
  args: { defaultValue: `/* ${'unbroken'.repeat(63)} */` },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const frame = canvasElement.querySelector<HTMLElement>('.vg-code-editor')!
    await expect(frame.offsetHeight).toBe(240)
  },
}

/** A screen reader that comes in the moment it appears hears its name. */
export const NamedFromTheFirst: Story = {
  tags: ['walk'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first: (string | null)[] = []
    const observer = new MutationObserver(() => {
      const input = canvasElement.querySelector('.cm-content')
      if (input && first.length === 0) first.push(input.getAttribute('aria-labelledby'))
    })
    observer.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const input = await ready(canvas)
    observer.disconnect()
    await expect(first).toEqual([input.getAttribute('aria-labelledby')])
  },
}

function Opened(args: CodeEditorProps) {
  const [open, setOpen] = useState(false)
  return open ? <InField {...args} /> : <Button onClick={() => setOpen(true)}>Open</Button>
}

export const InAForm: Story = {
  args: { name: 'css' },
  render: (args) => (
    <form aria-label="Styles">
      <InField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('css')).toBe(styles)
  },
}

const policy = "default-src 'none'; script-src 'none'; style-src 'self' 'nonce-story'"

/** Its styles come with the page's nonce, and nothing else of it needs a style to be let in. */
export const StrictContentSecurityPolicy: Story = {
  parameters: { a11y: { disable: true } },
  render: () => (
    <iframe
      title="Under a policy"
      srcDoc={`<meta http-equiv="Content-Security-Policy" content="${policy}"><div id="host"></div>`}
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Under a policy')
    await waitFor(() => expect(frame.contentDocument!.getElementById('host')).not.toBeNull())
    const host = frame.contentDocument!.getElementById('host')!
    const refused: string[] = []
    frame.contentDocument!.addEventListener('securitypolicyviolation', (event) =>
      refused.push(event.violatedDirective),
    )
    const nothing = () => {}
    const editor = createEditor({
      parent: host,
      text: styles,
      props: { attributes: {}, placeholder: '', readOnly: false, disabled: false, language: css() },
      nonce: 'story',
      onChange: nothing,
      onBlur: nothing,
      onLeavingChange: nothing,
    })
    try {
      const scroller = host.querySelector('.cm-scroller')!
      await waitFor(() => expect(frame.contentWindow!.getComputedStyle(scroller).display).toBe('flex'))
      await waitFor(() => expect(host.querySelector('.tok-propertyName')).not.toBeNull())

      // The policy is in force: one without the nonce is refused, and it is the only one.
      const unlisted = frame.contentDocument!.createElement('style')
      unlisted.textContent = 'body { color: red }'
      frame.contentDocument!.body.append(unlisted)
      await waitFor(() => expect(refused).toEqual(['style-src-elem']))
    } finally {
      editor.destroy()
    }
  },
}
