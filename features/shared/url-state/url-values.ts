/** How a value stands in the address. */
export interface UrlValue<T> {
  /** What holds while the address says nothing, or nothing that can be read; it is never written there. */
  fallback: T
  /** Reads the text; `undefined` where it means nothing, for anyone may have written the address. */
  parse(text: string): T | undefined
  /** Writes the value, so that `parse` reads the same again. */
  serialise(value: T): string
}

/** Free text, such as what is searched for. */
export const textValue: UrlValue<string> = {
  fallback: '',
  parse: (text) => text,
  serialise: (value) => value,
}

/** One of a few words; the first one when there is no other. */
export function choiceValue<const T extends string>(
  choices: readonly [T, ...T[]],
  fallback: NoInfer<T> = choices[0],
): UrlValue<T> {
  return {
    fallback,
    parse: (text) => choices.find((choice) => choice === text),
    serialise: (value) => value,
  }
}

/** A whole number of at least `least`, such as a page; written without sign, fraction or leading zeros. */
export function countValue(least = 1): UrlValue<number> {
  return {
    fallback: least,
    parse(text) {
      const value = Number(text)
      return /^(0|[1-9]\d{0,8})$/.test(text) && value >= least ? value : undefined
    },
    serialise: String,
  }
}

/** Reads a parameter of the address. */
export function readUrlValue<T>(search: URLSearchParams, name: string, value: UrlValue<T>): T {
  const text = search.get(name)
  return (text === null ? undefined : value.parse(text)) ?? value.fallback
}

/** The address's parameters with one of them changed; the others stay as they are. */
export function withUrlValue<T>(
  search: URLSearchParams,
  name: string,
  { fallback, serialise }: UrlValue<T>,
  next: T,
): URLSearchParams {
  const changed = new URLSearchParams(search)
  const text = serialise(next)
  if (text === serialise(fallback)) changed.delete(name)
  else changed.set(name, text)
  return changed
}
