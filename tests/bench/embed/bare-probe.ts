import { startPages } from '../../fakes/sites/static-site.ts'
import type { Subject } from './subject.ts'

const script = `
const { src } = document.currentScript
const button = document.createElement('button')
button.className = 'probe'
button.textContent = 'Chat'
button.style.cssText = 'position:fixed;bottom:20px;right:20px'
button.onclick = () => {
  const frame = document.createElement('iframe')
  frame.src = new URL('/frame', src).href
  frame.style.cssText = 'position:fixed;bottom:60px;right:20px;width:400px;height:600px'
  document.body.append(frame)
}
document.body.append(button)`

const frame = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title>
<textarea aria-label="Message" autofocus></textarea></html>`

/** The least any widget in a frame can be: a button that opens a page with a text field. */
export async function startBareProbe(): Promise<Subject> {
  const site = await startPages({
    '/probe.js': { type: 'text/javascript', body: script },
    '/frame': frame,
  })
  return {
    name: 'bare probe',
    origin: site.url,
    snippet: `<script src="${site.url}probe.js" defer></script>`,
    launcher: 'button.probe',
    stop: site.stop,
  }
}
