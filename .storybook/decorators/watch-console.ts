/** Messages that say nothing about the story. */
const byDesign = [
  // The browser's own about a failed request: an error state shows them by design.
  /Failed to load resource/,
  // A dialog that takes the focus while React flushes makes the tests' event wrapper nest; nothing suspended.
  /^A component suspended inside an `act` scope/,
]

/** Collects console errors; a story that logs one fails. */
export function watchConsole(): string[] {
  const seen: string[] = []
  // biome-ignore-start lint/suspicious/noConsole: this is where console errors are watched
  const original = console.error.bind(console)
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ')
    if (!byDesign.some((pattern) => pattern.test(text))) seen.push(text)
    original(...args)
  }
  // biome-ignore-end lint/suspicious/noConsole: see above
  return seen
}
