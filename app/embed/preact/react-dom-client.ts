import { type ComponentChild, hydrate, render } from 'preact'

// `react-dom/client` for the embed's build, without the compatibility layer it has no use for.

/** Draws into an element. */
export function createRoot(container: Element) {
  return { render: (view: ComponentChild) => render(view, container) }
}

/** Takes over what the server drew there. */
export function hydrateRoot(container: Element, view: ComponentChild) {
  hydrate(view, container)
}
