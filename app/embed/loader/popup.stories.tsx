import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { restsHere } from '#storybook/rests-here.ts'
import { type Popup, startPopup } from './popup.ts'
import { showTeaser } from './teaser.ts'

/** A page for the frame that says it is ready, and sends on whatever a test puts into its name. */
const framePage = `<!doctype html><html lang="en"><title>Chat</title><main>
<script>
  const say = (widget, count) => parent.postMessage({ widget, count }, '*')
  addEventListener('message', ({ data }) => {
    if (data.say) say(data.say, data.count)
    else document.querySelector('main').textContent = data.widget + (data.widget === 'shown' && data.focus ? ' and focused' : '') + (data.typed && ', ' + data.typed)
  })
  say('ready', 0)
</script></main></html>`

interface HostPageProps {
  /** Style sheet of the bubble, as it is published. */
  css?: string
  /** Address of its picture. */
  picture?: string
  /** What it says beside it. */
  teaser?: string
  /** Opens it at once. */
  autoStart?: boolean
}

let popup: Popup

function HostPage() {
  return (
    <main>
      <h1>Corner Bakery</h1>
      <p>A page of somebody else, with the popup's script at its end.</p>
    </main>
  )
}

const meta = {
  component: HostPage as (props: HostPageProps) => React.ReactNode,
  args: {
    css: '.vg-scope{--primary:#5B5BF0;--on-primary:#fff;--primary-edge:#5B5BF0;--surface:#fff;--text:#14171c;--text-muted:#525b69}',
  },
  parameters: { a11y: { context: { include: [['body'], ['voiceglow-widget']] } } },
  beforeEach({ args }) {
    const url = URL.createObjectURL(new Blob([framePage], { type: 'text/html' }))
    popup = startPopup(url, {
      css: args.css ?? '',
      label: 'Chat with Corner Bakery',
      ...(args.picture && { picture: args.picture }),
      autoStart: args.autoStart === true,
    })
    const root = document.querySelector('voiceglow-widget')!.shadowRoot!
    if (args.teaser) showTeaser(root, { text: args.teaser, close: 'Close' }, popup.open)
    return () => {
      sessionStorage.clear()
      document.querySelector('voiceglow-widget')!.remove()
      URL.revokeObjectURL(url)
    }
  },
} satisfies Meta<HostPageProps>

export default meta
type Story = StoryObj<typeof meta>

/** The popup's own document: nothing in it is reachable from the page's queries. */
function shadow() {
  const root = document.querySelector('voiceglow-widget')!.shadowRoot!
  return within(root as unknown as HTMLElement)
}

const launcher = () => shadow().getByRole('button', { name: /^Chat with/ })
const frame = () => shadow().getByTitle<HTMLIFrameElement>('Chat with Corner Bakery')

/** What the page in the frame has been told. */
const told = () => frame().contentDocument!.querySelector('main')!.textContent!.trim()

/** Makes the page in the frame say something. */
const say = (word: string, count = 0) => frame().contentWindow!.postMessage({ say: word, count }, '*')

/** The bubble, and nothing else: no frame is loaded before somebody comes near. */
export const Closed: Story = {
  async play() {
    await expect(launcher()).toHaveAccessibleName('Chat with Corner Bakery')
    await expect(launcher()).toHaveAttribute('aria-expanded', 'false')
    await expect(shadow().queryByTitle('Chat with Corner Bakery')).toBeNull()
  },
}

/** The agent's CSS restyles the bubble, and nothing else on the page. */
export const OwnCss: Story = {
  args: {
    css: '.vg-scope{--primary:#ffd400;--on-primary:#000;--primary-edge:#8a7200}.vg-launcher{border-radius:12px}p,h1{color:red}',
  },
  async play({ canvas }) {
    await waitFor(() => expect(getComputedStyle(launcher()).backgroundColor).toBe('rgb(255, 212, 0)'))
    await waitFor(() => expect(getComputedStyle(launcher()).borderRadius).toBe('12px'))
    await expect(getComputedStyle(canvas.getByRole('heading')).color).not.toBe('rgb(255, 0, 0)')
  },
}

/** What it says beside it opens it when pressed, and is not said twice. */
export const Teaser: Story = {
  args: { teaser: 'Fresh bread until six. Ask me what is left!' },
  async play({ userEvent }) {
    if (restsHere) return
    await userEvent.click(shadow().getByRole('button', { name: /Fresh bread/ }))
    await waitFor(() => expect(told()).toBe('shown and focused'))
    await expect(shadow().queryByText(/Fresh bread/)).toBeNull()
    await expect(sessionStorage).toHaveLength(1)
  },
}

/** It can be sent away without opening anything. */
export const TeaserDismissed: Story = {
  tags: ['walk'],
  args: { teaser: 'Fresh bread until six. Ask me what is left!' },
  async play({ userEvent }) {
    await userEvent.click(shadow().getByRole('button', { name: 'Close' }))
    await expect(shadow().queryByText(/Fresh bread/)).toBeNull()
    await expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Pressed, it opens the panel, moves the focus into it, and tells the page. */
export const Open: Story = {
  tags: ['arrives'],
  async play({ userEvent }) {
    const opened = fn()
    window.addEventListener('voiceglow:open', opened, { once: true })
    await userEvent.click(launcher())
    await waitFor(() => expect(told()).toBe('shown and focused'))
    await expect(shadow().getByRole('dialog', { name: 'Chat with Corner Bakery' })).toBeVisible()
    await expect(launcher()).toHaveAttribute('aria-expanded', 'true')
    await expect(opened).toHaveBeenCalledOnce()
  },
}

/** The page in the frame can ask to be closed; the focus returns to the bubble. */
export const ClosedFromInside: Story = {
  tags: ['walk'],
  async play({ userEvent }) {
    const closed = fn()
    window.addEventListener('voiceglow:close', closed, { once: true })
    await userEvent.click(launcher())
    await waitFor(() => expect(told()).toBe('shown and focused'))
    say('close')
    await waitFor(() => expect(launcher()).toHaveAttribute('aria-expanded', 'false'))
    await expect(launcher().matches(':focus')).toBe(true)
    await expect(told()).toBe('hidden')
    await expect(closed).toHaveBeenCalledOnce()
  },
}

/** Escape on the bubble closes it too. */
export const Escape: Story = {
  tags: ['walk'],
  async play({ userEvent }) {
    await userEvent.click(launcher())
    await waitFor(() => expect(told()).toBe('shown and focused'))
    launcher().focus()
    await userEvent.keyboard('{Escape}')
    await expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  },
}

/** An answer that arrives while the panel is closed is counted on the bubble, until it is opened. */
export const Unread: Story = {
  tags: ['arrives'],
  async play({ userEvent, step }) {
    await userEvent.click(launcher())
    await waitFor(() => expect(told()).toBe('shown and focused'))
    popup.close()
    say('unread', 2)
    await waitFor(() => expect(launcher()).toHaveAccessibleName('Chat with Corner Bakery, 2'))
    if (restsHere) return
    await step('Opening it clears the count', async () => {
      popup.open()
      await expect(launcher()).toHaveAccessibleName('Chat with Corner Bakery')
      popup.close()
    })
    say('unread', 1)
    await waitFor(() => expect(launcher()).toHaveTextContent('1'))
  },
}

/** What another window says is ignored, however well it is put. */
export const ForgedMessages: Story = {
  tags: ['walk'],
  async play({ userEvent }) {
    await userEvent.click(launcher())
    await waitFor(() => expect(told()).toBe('shown and focused'))
    for (const data of [
      { widget: 'close', count: 0 },
      { widget: 'unread', count: 9 },
    ]) {
      window.postMessage(data, '*')
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
    }
    say('unread', 1.5)
    say('boom')
    say('unread', 3)
    await waitFor(() => expect(launcher()).toHaveAccessibleName('Chat with Corner Bakery, 3'))
    await expect(launcher()).toHaveAttribute('aria-expanded', 'true')
  },
}

/** What is typed before there is a field is kept for it. */
export const TypedEarly: Story = {
  tags: ['walk'],
  async play() {
    popup.open()
    for (const key of ['H', 'i', 'Shift'])
      launcher().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    await waitFor(() => expect(told()).toBe('shown and focused, Hi'))
    popup.close()
    popup.open()
    await waitFor(() => expect(told()).toBe('shown and focused'))
  },
}

/** An agent may start by itself; it does not take the focus from the page. */
export const AutoStart: Story = {
  args: { autoStart: true },
  async play() {
    await waitFor(() => expect(told()).toBe('shown'))
    await expect(shadow().getByRole('dialog')).toBeVisible()
    await expect(document.querySelector('voiceglow-widget')!.matches(':focus-within')).toBe(false)
  },
}

/** The page's own code can open and close it. */
export const ByCode: Story = {
  async play() {
    popup.toggle()
    await waitFor(() => expect(told()).toBe('shown and focused'))
    popup.toggle()
    await expect(launcher()).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Near the bubble, the frame loads; it shows when it is asked for. */
export const LoadsOnIntent: Story = {
  tags: ['walk'],
  async play({ userEvent }) {
    await userEvent.hover(launcher())
    await waitFor(() => expect(told()).toBe('hidden'))
    await expect(shadow().queryByRole('dialog')).toBeNull()
  },
}
