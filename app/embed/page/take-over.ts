import './early.ts'

/** Carries on with what a visitor typed and pressed before the script was there. */
export function takeOver(page: Document): void {
  const early = window.vgEarly
  if (!early) return
  early.over = true
  const field = page.querySelector('textarea')
  if (field?.value) field.dispatchEvent(new Event('input', { bubbles: true }))
  early.pressed?.click()
}
