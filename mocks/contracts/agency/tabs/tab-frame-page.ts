import { tabFrameFill, tabFrameReady } from './tab-frame-messages.ts'
import type { TabKind } from './tab-rules.ts'
import { dashboardEvent, dashboardGlobal } from './tab-template.ts'

/** What a page elsewhere may do. It keeps its own origin, which is never ours. */
const pageSandbox = 'allow-scripts allow-forms allow-same-origin'

const scripts: Record<TabKind, string> = {
  // No policy stops direct calls between browsers, so they are taken away before anything of the tab runs. No other
  // script than this one may stand in a page here, so that in a frame within the frame it is the same.
  html: `(() => {
  const host = window.parent
  if (host === window) return
  for (const name of Object.getOwnPropertyNames(window)) if (name.includes('RTC')) delete window[name]
  let filled = false
  const run = (code) => {
    try {
      ;(0, eval)(code)
    } catch (error) {
      reportError(error)
    }
  }
  const tell = (dashboard) => {
    window.${dashboardGlobal} = dashboard
    window.dispatchEvent(new CustomEvent('${dashboardEvent}', { detail: dashboard }))
  }
  const load = (script) =>
    new Promise((done) => {
      const fresh = document.createElement('script')
      for (const { name, value } of script.attributes) fresh.setAttribute(name, value)
      fresh.onload = fresh.onerror = done
      script.replaceWith(fresh)
    })
  const handle = (element) => {
    for (const { name, value } of [...element.attributes]) {
      if (!name.startsWith('on')) continue
      element.removeAttribute(name)
      try {
        element[name] = new Function('event', value)
      } catch (error) {
        reportError(error)
      }
    }
  }
  const fill = async ({ html, js, dashboard }) => {
    window.${dashboardGlobal} = dashboard
    const page = new DOMParser().parseFromString(html, 'text/html')
    for (const element of page.querySelectorAll('*')) handle(element)
    document.replaceChild(document.adoptNode(page.documentElement), document.documentElement)
    for (const script of [...document.scripts]) {
      if (script.hasAttribute('src')) await load(script)
      else if (!script.type || script.type === 'text/javascript') run(script.textContent)
    }
    run(js)
    tell(window.${dashboardGlobal})
  }
  window.addEventListener('message', ({ source, data }) => {
    if (source !== host || !data || data.type !== '${tabFrameFill}') return
    if (filled) return tell(data.dashboard)
    filled = true
    void fill(data)
  })
  host.postMessage({ type: '${tabFrameReady}' }, '*')
})()`,
  // A page of ours around the foreign one: its policy holds the foreign page to its hosts, redirects included.
  iframe: `(() => {
  const host = window.parent
  if (host === window) return
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== host || origin !== location.origin || !data || data.type !== '${tabFrameFill}') return
    if (document.querySelector('iframe') || !/^https:\\/\\//i.test(data.address)) return
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', '${pageSandbox}')
    frame.referrerPolicy = 'no-referrer'
    frame.title = data.title
    frame.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;border:0'
    frame.src = data.address
    document.body.append(frame)
  })
  host.postMessage({ type: '${tabFrameReady}' }, location.origin)
})()`,
}

/** The script of a frame; nothing of a tab is in it. */
export function tabFrameScript(kind: TabKind): string {
  return scripts[kind]
}

/** The page of a frame, the same for every tab: what to show comes from the page around, and from no other. */
export function tabFramePage(kind: TabKind): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tab</title></head><body><script>${scripts[kind]}</script></body></html>`
}
