/** Messages of the browser itself about a failed request: an error state shows them by design. */
const byDesign = [/Failed to load resource/]

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
