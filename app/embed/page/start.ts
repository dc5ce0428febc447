// Stands in the page itself, after the widget: lets visitors type, send and close before the page's script is there.
import { composingKey } from '#features/widget/composing-key.ts'
import { readHostMessage } from '../frame-messages.ts'
import type { Early } from './early.ts'

declare global {
  /** Address of the page's script; the build puts it in this name's place. */
  const __SCRIPT__: string
}

const { parent } = window
const early: Early = { hidden: false, over: false }
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)

/** For good: the script does not know who is looking. */
addEventListener('message', (event) => {
  const message = readHostMessage(event, parent)
  if (!message) return
  early.hidden = message.widget === 'hidden'
  const field = find<HTMLTextAreaElement>('textarea')
  if (early.hidden || !field) return
  // On a touch screen the focus would open the keyboard over the greeting and the suggestions.
  if (message.focus && matchMedia('(pointer: fine)').matches) field.focus()
  if (message.typed) {
    field.value += message.typed
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
})

function press(event: Event, button: HTMLElement | null) {
  if (early.over || !button) return
  event.preventDefault()
  if (button.matches('.vg-widget__close')) post('close')
  else early.pressed = button
}

document.addEventListener('click', (event) => press(event, (event.target as Element).closest('button')))
document.addEventListener('keydown', (event) => {
  const { key } = event
  if (key === 'Escape') press(event, find('.vg-widget__close'))
  if (
    key === 'Enter' &&
    !event.shiftKey &&
    event.keyCode !== composingKey &&
    event.target === find('textarea')
  )
    press(event, find('.vg-widget__send'))
})

function post(widget: 'ready' | 'close') {
  if (parent !== window) parent.postMessage({ widget, count: 0 }, '*')
}

const load = () => import(/* @vite-ignore */ __SCRIPT__)

window.vgEarly = early
post('ready')
// The first paint comes first. A frame that is not shown yet is not painted, and need not wait.
requestAnimationFrame(() => setTimeout(load))
setTimeout(load, 300)
