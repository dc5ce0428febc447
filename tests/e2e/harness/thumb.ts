import type { Locator, Page } from 'playwright'

/** A person on a phone, with what it cost them so far. */
export class Thumb {
  readonly page: Page
  /** Presses of buttons and into fields. */
  presses = 0
  /** Characters typed, pasted ones not among them. */
  typed = 0
  readonly #start = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  /** Presses something. */
  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.tap()
  }

  /** Types into a field, which takes a press unless it has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    const isFocused = await field.evaluate((element) => element === document.activeElement)
    if (!isFocused) await this.press(field)
    this.typed += text.length
    await field.pressSequentially(text)
  }

  /** Takes what the keyboard offers: one press. */
  async paste(field: Locator, text: string): Promise<void> {
    this.presses += 1
    await field.fill(text)
  }

  /** Seconds since the first page. */
  seconds(): number {
    return (performance.now() - this.#start) / 1000
  }

  /** For the log. */
  summary(): string {
    return `${this.presses} presses, ${this.typed} characters, ${this.seconds().toFixed(1)} s`
  }
}
