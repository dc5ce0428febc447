import { createRoot } from 'react-dom/client'
import { agentTheme } from '#features/widget/agent-theme.ts'
import { Launcher } from '#features/widget/launcher.tsx'
import { Widget } from '#features/widget/widget.tsx'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { applyTheme } from '#ui/theme/apply-theme.ts'
import { copyStyles } from './copy-styles.ts'
import { brokenOffTransport, stageTransport } from './stage-transport.ts'

/** A widget nobody sees, to try a style sheet on. */
export interface Stage {
  document: Document
  /** Boxes the widgets stand in; nothing of a widget may reach out of its own. */
  panels: Element[]
  setMode: (mode: ThemeType) => void
  /** Replaces the owner's CSS. */
  setCss: (css: string) => void
  /** Lets every element be hit, whatever its CSS says, to find out what lies on top. */
  hitEverything: (on: boolean) => void
  close: () => void
}

const longestWaitMs = 8000
const page = '<!doctype html><html><head><title>Check</title></head><body></body></html>'
const layout = `
body { margin: 0 }
.vg-_stage { display: grid; gap: 48px; padding: 24px }
.vg-_stage > div { inline-size: 400px; block-size: 640px }
.vg-_stage > div:last-child { display: grid; place-items: center; inline-size: 120px; block-size: 120px }
`
// The layer that comes first has the last word on what is important.
const still =
  '@layer ui.reset { *, ::before, ::after { transition: none !important; scroll-behavior: auto !important } }'
const hittable = '@layer ui.reset { *, ::before, ::after { pointer-events: auto !important } }'

/** The widget as visitors get it, in a page of its own: with a conversation, with its suggestions, with an answer that broke off; and the launcher. */
export async function openStage(agent: WidgetAgent): Promise<Stage> {
  const frame = await openFrame()
  const inner = frame.contentDocument!
  const root = createRoot(inner.body)
  const close = () => {
    root.unmount()
    frame.remove()
  }
  const shown = withEveryPart(agent)
  root.render(
    <div className="vg-_stage">
      <div>
        <Widget agent={shown} transport={stageTransport} frame="popup" onClose={() => {}} />
      </div>
      <div>
        <Widget agent={shown} transport={stageTransport} frame="popup" fresh onClose={() => {}} />
      </div>
      <div>
        <Widget agent={shown} transport={brokenOffTransport} frame="popup" onClose={() => {}} />
      </div>
      <div>
        <Launcher open={false} label={agent.title} onToggle={() => {}} />
      </div>
    </div>,
  )
  try {
    await Promise.all([appearance(inner, '.vg-widget__sources'), appearance(inner, '.vg-widget__retry')])
  } catch (error) {
    close()
    throw error
  }
  // At rest it is dimmed, and nobody needs to read it then.
  for (const send of inner.querySelectorAll('.vg-widget__send')) send.setAttribute('aria-disabled', 'false')

  const { CSSStyleSheet: Sheet } = inner.defaultView as Window & typeof globalThis
  const own = new Sheet()
  const probe = new Sheet()
  const around = new Sheet()
  around.replaceSync(layout)
  probe.replaceSync(still)
  inner.adoptedStyleSheets = [...copyStyles(document, Sheet), around, probe, own]

  return {
    document: inner,
    panels: [...inner.querySelectorAll('.vg-_stage > div')],
    setMode: (mode) => applyTheme(inner.documentElement, agentTheme({ ...shown, mode })),
    setCss: (css) => own.replaceSync(css),
    hitEverything: (on) => probe.replaceSync(on ? still + hittable : still),
    close,
  }
}

/** Parts this agent has no words for are checked, too: it may get some later. */
function withEveryPart(agent: WidgetAgent): WidgetAgent {
  return {
    ...agent,
    title: agent.title || 'Agent',
    description: agent.description || 'Here to help',
    proactiveMessage: agent.proactiveMessage || 'Hello',
    suggestions: agent.suggestions.length > 0 ? agent.suggestions : ['What can you do?'],
    branding: agent.branding || 'Made with care',
    chatBgURL: '',
    customCSS: '',
  }
}

/** A frame that is laid out but neither seen, focused nor read out. */
async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.title = 'Check'
  frame.ariaHidden = 'true'
  frame.srcdoc = page
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    inlineSize: '448px',
    blockSize: '2232px',
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  return frame
}

function appearance(inner: Document, selector: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (inner.querySelector(selector)) finish(resolve)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(
      () => finish(() => reject(new Error('The widget did not appear.'))),
      longestWaitMs,
    )
    const finish = (then: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      then()
    }
    observer.observe(inner.body, { childList: true, subtree: true })
    look()
  })
}
