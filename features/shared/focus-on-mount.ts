/** A ref that puts the focus where the next step begins. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
