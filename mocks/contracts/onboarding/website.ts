/** Longest address of a website, in characters. */
export const websiteLength = 2048

/** Whether what was typed may be a website: with http(s):// or with a dot in it (spec 1 §5). */
export function looksLikeWebsite(typed: string): boolean {
  return typed.length <= websiteLength && (/^https?:\/\//i.test(typed) || typed.includes('.'))
}
