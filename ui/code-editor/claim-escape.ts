/**
 * Gives Escape to `onEscape` before anyone else while the focus is inside an element; what it does not take
 * (returns false) goes on. Radix closes dialogs in the document's capture phase, so only the window is earlier.
 */
export function claimEscape(element: HTMLElement, onEscape: () => boolean): () => void {
  const view = element.ownerDocument.defaultView ?? window
  const handle = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    if (!(event.target instanceof view.Node) || !element.contains(event.target)) return
    if (!onEscape()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  view.addEventListener('keydown', handle, true)
  return () => view.removeEventListener('keydown', handle, true)
}
