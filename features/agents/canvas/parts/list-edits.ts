/** A list with one item in another's place. */
export function put<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((each, at) => (at === index ? item : each))
}

/** A list without one item. */
export function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, at) => at !== index)
}
