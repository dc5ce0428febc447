const fields =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [role="combobox"]:not(:disabled), [contenteditable="true"]'
const controls = 'button:not(:disabled), a[href], [tabindex="0"]'

/** Focuses what asks for it (`data-focus-first`), else the first thing to fill in, else the first control after the header, else the panel itself. */
export function focusFirstField(panel: HTMLElement): void {
  const main = panel.querySelector<HTMLElement>('[data-part="main"]')
  const target =
    main?.querySelector<HTMLElement>('[data-focus-first]') ??
    main?.querySelector<HTMLElement>(notInert(fields)) ??
    main?.querySelector<HTMLElement>(notInert(controls)) ??
    panel
  target.focus()
}

/** What is inert, such as a preview, takes no focus. */
function notInert(selector: string): string {
  return `:is(${selector}):not([inert] *)`
}
