import { cardOf } from './all-findables.ts'
import './land.css'

/** How long a screen may take to draw what was found, in milliseconds. */
const patience = 8000
/** How long what comes later may still push it away. */
const restless = 1500
/** How long the mark stays; land.css fades it over the same time. */
const markMs = 2600

const focusable =
  'input:not([type="hidden"]):not([tabindex="-1"]), textarea, select, button, a[href], [contenteditable="true"], [tabindex="0"]'

/** Opens what hides it, scrolls to it, marks it, and moves the focus there when asked to. */
export async function land(id: string, takesFocus: boolean, signal: AbortSignal): Promise<void> {
  const element = await appearance(id, signal)
  if (!element || signal.aborted) return
  const place = element.closest<HTMLElement>('.vg-choice') ?? element
  scrollTo(place)
  keepInView(place, signal)
  place.dataset.found = ''
  window.setTimeout(() => delete place.dataset.found, markMs)
  if (takesFocus) moveFocus(element)
}

/** The element, once it is drawn; the card it stands in, or the screen's title, where it is not. */
async function appearance(id: string, signal: AbortSignal): Promise<HTMLElement | undefined> {
  const until = performance.now() + patience
  const card = cardOf(id)
  while (!signal.aborted) {
    const isOver = performance.now() > until
    // A dialog that closes gives the focus back, and takes it from whatever had it.
    const isFree = document.querySelector('[role="dialog"][data-state="open"]') === null
    const element = elementOf(id) ?? (isOver && card ? elementOf(card) : undefined)
    if (element && isFree && !opens(element)) return element
    if (!element && isFree && card && elementOf(card)) opens(elementOf(card) as HTMLElement)
    if (isOver) return undefined
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return undefined
}

/** Found by its mark; a whole section by its title. */
function elementOf(id: string): HTMLElement | undefined {
  const marked = document.querySelector<HTMLElement>(`[data-find="${CSS.escape(id)}"]`)
  if (marked || id.includes('.')) return marked ?? undefined
  return document.querySelector<HTMLElement>('.vg-_agent-frame__screen h1') ?? undefined
}

/** Opens the closed card around an element; whether there was one. */
function opens(element: HTMLElement): boolean {
  const trigger = element
    .closest('.vg-collapsible-card')
    ?.querySelector<HTMLElement>('.vg-collapsible-card__trigger[aria-expanded="false"]')
  trigger?.click()
  return trigger !== undefined && trigger !== null
}

function scrollTo(element: HTMLElement): void {
  const isTall = element.getBoundingClientRect().height > window.innerHeight / 2
  element.scrollIntoView({ block: isTall ? 'start' : 'center' })
}

/** What is drawn above it later does not push it away, until somebody scrolls. */
function keepInView(element: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => scrollTo(element))
  const stop = () => {
    observer.disconnect()
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.removeEventListener(event, stop)
  }
  observer.observe(document.body)
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) window.addEventListener(event, stop)
  signal.addEventListener('abort', stop)
  window.setTimeout(stop, restless)
}

function moveFocus(element: HTMLElement): void {
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  if (!target) element.tabIndex = -1
  ;(target ?? element).focus({ preventScroll: true })
}
