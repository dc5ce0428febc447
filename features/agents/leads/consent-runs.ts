import { safeUrl } from '#features/widget/safe-url.ts'

/** A part of a consent text; with `href` a link, to nothing but pages, mail and phones. */
export interface ConsentRun {
  text: string
  href?: string
}

const links = /\[([^\][\n]+)\]\(([^()\s]+)\)|https?:\/\/[^\s<>()[\]"“”]+/g

/** A consent text with the links its visitors could follow: `[Privacy](https://…)`, and addresses that stand alone. */
export function consentRuns(text: string): ConsentRun[] {
  const runs: ConsentRun[] = []
  let end = 0
  for (const match of text.matchAll(links)) {
    const [whole, words] = match
    // The end of a sentence is no part of an address.
    const shown = words ? whole : whole.replace(/[.,;:!?]+$/, '')
    const href = safeUrl(match[2] ?? shown)
    if (!href) continue
    if (match.index > end) runs.push({ text: text.slice(end, match.index) })
    runs.push({ text: words ?? shown, href })
    end = match.index + shown.length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}
