import { type ComponentChild, render } from 'preact'

/** `react-dom/client` for the embed's build, without the compatibility layer it has no use for. */
export function createRoot(container: Element) {
  return { render: (view: ComponentChild) => render(view, container) }
}
