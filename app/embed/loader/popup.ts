import { type HostMessage, readFrameMessage } from '../frame-messages.ts'
import { createFrame, tellPage } from './frame.ts'
import { createLauncher } from './launcher.ts'
import css from './popup.css?inline'
import type { ScriptData } from './script-data.ts'

/** What a page can do with the popup: `window.VoiceGlow`. */
export interface Popup {
  open(): void
  close(): void
  toggle(): void
}

/**
 * Draws the bubble, and its panel when it is wanted. Everything lives in a shadow root with constructed style
 * sheets, so neither the page's CSS nor a strict content security policy reaches it, and the agent's CSS stays in it.
 */
export function startPopup(url: string, options: ScriptData): Popup {
  const { label, css: look, picture, autoStart } = options
  const { origin } = new URL(url)
  const host = document.createElement('voiceglow-widget')
  const root = host.attachShadow({ mode: 'open' })
  const scope = document.createElement('div')
  const panel = document.createElement('section')
  const { button, show: showLauncher } = createLauncher(label)
  let frame: HTMLIFrameElement | undefined
  let ready = false
  let open = false
  /** Whether the visitor is the one who opened it. */
  let focus = true
  let unread = 0
  /** What was typed before there was a field. */
  let typed = ''

  /** Brings what the visitor sees in line with the state above. */
  function show() {
    panel.hidden = !open
    showLauncher(open, unread)
  }

  /** Tells the page in the frame what the visitor sees. */
  function tellFrame() {
    if (!ready) return
    if (open && focus) frame!.focus()
    const message: HostMessage = { widget: open ? 'shown' : 'hidden', focus, typed }
    frame!.contentWindow!.postMessage(message, origin)
    typed = ''
  }

  /** Loads the page in the frame: on the first sign that somebody is about to open it. */
  function load() {
    if (frame) return
    frame = createFrame(url, label)
    // A page that never says it is ready, such as one not allowed here, is as ready as it will be.
    frame.onload = becomeReady
    panel.append(frame)
  }

  function becomeReady() {
    if (ready) return
    ready = true
    tellFrame()
  }

  function turn(to: boolean) {
    if (to === open) return
    open = to
    unread = 0
    load()
    show()
    tellFrame()
    if (!open) {
      focus = true
      button.focus()
    }
    dispatchEvent(new Event(`voiceglow:${open ? 'open' : 'close'}`))
  }

  const popup: Popup = {
    open: () => turn(true),
    close: () => turn(false),
    toggle: () => turn(!open),
  }

  addEventListener('message', (event) => {
    const message = readFrameMessage(event, frame?.contentWindow, origin)
    if (message?.widget === 'ready') becomeReady()
    if (message?.widget === 'close') popup.close()
    if (message?.widget === 'page') tellPage(frame!, origin)
    if (message?.widget === 'unread') {
      unread = message.count
      show()
    }
  })
  scope.onpointerenter = button.onfocus = load
  button.onclick = popup.toggle
  button.onkeydown = (event) => {
    const { key } = event
    if (key === 'Escape') popup.close()
    if (open && !ready && key.length === 1) {
      typed += key
      event.preventDefault()
    }
  }

  root.adoptedStyleSheets = [css, look].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  scope.className = 'vg-scope'
  // From where the script is, not from the page it is in.
  if (picture) scope.style.setProperty('--picture', `url("${new URL(picture, url)}")`)
  panel.role = 'dialog'
  panel.ariaLabel = label
  scope.append(panel, button)
  root.append(scope)
  // Beside the body, which some routers replace.
  document.documentElement.append(host)
  show()
  if (`${autoStart}` === 'true') {
    focus = false
    turn(true)
  }
  return popup
}
