/** The options of a filter that is off at first: everything, then each value by its words. */
export function allOrOne<Value extends string>(
  all: string,
  values: readonly Value[],
  wordsOf: (value: Value) => string,
): { value: Value | 'all'; label: string }[] {
  return [{ value: 'all', label: all }, ...values.map((value) => ({ value, label: wordsOf(value) }))]
}
