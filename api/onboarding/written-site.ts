import type { Company } from '#mocks/contracts/onboarding/company.schema.ts'
import { detectLanguage } from '../knowledge-index/language/detect-language.ts'
import type { SiteRead } from '../providers/site-reader/site-reader.ts'

/** What an owner wrote, as if a website had said it: one page without an address. */
export function writtenSite({ name, website, description }: Company, facts: string): SiteRead {
  return {
    url: '',
    origin: website,
    name,
    description,
    lang: detectLanguage(`${description}\n${facts}`),
    colors: [],
    pages: [{ url: '', title: name, text: [description, ...blocksOf(facts)].join('\n\n') }],
  }
}

/** Each line stands for itself; a question is the heading of what is written under it. */
function blocksOf(facts: string): string[] {
  return facts
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (/^[^#].*\?$/.test(line) ? `## ${line}` : line))
}
