/**
 * The index `by` steps from `from` that is not disabled, or the nearest before the list ends; `from` where
 * there is none. Single steps go round the ends, longer ones stop there.
 */
export function nextOption(options: readonly { disabled?: boolean }[], from: number, by: number): number {
  const count = options.length
  const direction = Math.sign(by)
  const around = Math.abs(by) === 1
  let index = around ? from + by : Math.min(count - 1, Math.max(0, from + by))
  for (let tried = 0; tried < count; tried += 1, index += direction) {
    if (around) index = (index + count) % count
    if (index < 0 || index >= count) return from
    if (!options[index]!.disabled) return index
  }
  return from
}

/** The first option that can be chosen, or -1. */
export function firstOption(options: readonly { disabled?: boolean }[]): number {
  return options.findIndex(({ disabled }) => !disabled)
}
