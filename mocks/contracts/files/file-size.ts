/** A size as people say it: `512 byte`, `3.4 kB`, `1.2 MB`, in the words of a language. */
export function fileSize(bytes: number, lang: string): string {
  const [size, unit] =
    bytes < 1000
      ? [bytes, 'byte']
      : bytes < 1_000_000
        ? [bytes / 1000, 'kilobyte']
        : [bytes / 1_000_000, 'megabyte']
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  try {
    return new Intl.NumberFormat(lang, options).format(size)
  } catch {
    // Not every language an agent may be set to is one a browser knows.
    return new Intl.NumberFormat('en', options).format(size)
  }
}
