/** What is said of a text that is no website's address (spec 1 §5). */
export const notAWebsite = 'Please enter a valid website URL or domain'

/** A website as people type it: with http(s):// or with a dot in it; nothing typed is for the field itself to refuse. */
export function isWebsite(value: string): boolean {
  return value === '' || /^https?:\/\//i.test(value) || value.includes('.')
}
