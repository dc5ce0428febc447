/** Changes an input as if it had been typed into: React hears about it, controlled or not. */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  // React watches the instance's setter; the prototype's is the browser's own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
