import { tabTable } from '../../agents/tab-rules.ts'
import type { UploadRules } from '../../files/upload-rules.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What a tab is: written here, or a page elsewhere (spec 2 §3). */
export const tabKinds = ['html', 'iframe'] as const
export type TabKind = (typeof tabKinds)[number]

/** Most tabs an agency adds. */
export const customTabsLimit = 10
/** Longest label of a tab, in characters. */
export const longestTabLabel = 40
/** Longest address of a tab below `/c`, in characters. */
export const longestTabHref = 60
/** Longest HTML and longest JavaScript of a tab, in characters each. */
export const longestTabCode = 50_000
/** Most hosts a tab may load from. */
export const tabHostsLimit = 10

/** The icon of a tab (spec 2 §2.1, §9). */
export const tabIcons: UploadRules = { accept: ['png', 'jpg', 'jpeg', 'gif', 'webp'], maxSizeMB: 1 }

/** What is said of tabs (spec 2 §5). */
export const tabWords = {
  slash: 'URL must include a leading slash (/)',
  shape: 'Please use a slash and then small letters, numbers and hyphens, such as /reports.',
  reserved: 'This URL is reserved for a default tab',
  taken: 'This URL is already used by another tab',
  label: 'Please enter a label.',
  page: 'Please enter an address that begins with https://.',
  host: 'Please enter a host name such as cdn.example.com.',
  hosts: `Please keep it to ${tabHostsLimit} hosts.`,
  own: 'This address belongs to the product itself.',
  many: `You have reached the maximum of ${customTabsLimit} tabs.`,
  code: `Please keep it under ${longestTabCode.toLocaleString('en')} characters.`,
} as const

/** Last parts of addresses that default tabs have, or had. */
const reserved = new Set([...Object.keys(tabTable), 'campaigns', 'customize-tabs', 'c'])

/** What is wrong with a label; undefined when nothing is. */
export function tabLabelProblem(label: string): string | undefined {
  if (label === '') return tabWords.label
  return label.length > longestTabLabel ? `Please keep it under ${longestTabLabel} characters.` : undefined
}

/** What is wrong with the address of a tab; undefined when nothing is (threats 32). */
export function tabHrefProblem(href: string): string | undefined {
  if (href.length > longestTabHref) return `Please keep it under ${longestTabHref} characters.`
  if (!href.startsWith('/')) return tabWords.slash
  // What looks like a default tab's address is none of an agency's: full-width letters, capitals.
  if (reserved.has(href.normalize('NFKC').toLowerCase().slice(1))) return tabWords.reserved
  return /^\/[a-z0-9-]+$/.test(href) ? undefined : tabWords.shape
}

/** Places of tabs whose address another before them has. */
export function takenHrefs(tabs: readonly { href: string }[]): number[] {
  const hrefs = tabs.map(({ href }) => href.trim())
  return hrefs.flatMap((href, index) => (hrefs.indexOf(href) < index ? [index] : []))
}

/** What is wrong with the page a tab shows; undefined when nothing is. One that is written here shows none. */
export function tabPageProblem(address: string, kind: TabKind): string | undefined {
  if (address === '' && kind === 'html') return undefined
  return address.length > 2000 || tabPageHost(address) === null ? tabWords.page : undefined
}

/** The host of the page that a tab shows; null for what is no https address of a named host. */
export function tabPageHost(address: string): string | null {
  if (!/^https:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return null
  const { username, password, host } = new URL(address)
  return username === '' && password === '' && isTabHost(host) ? host : null
}

/** Whether it is a host by its name, with its port if any: no number, nothing of the machine or network itself. */
export function isTabHost(host: string): boolean {
  const [, name = ''] = /^([a-z0-9.-]{4,253})(?::\d{1,5})?$/.exec(host) ?? []
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(name)) return false
  return !/(?:^|\.)(?:localhost|local|internal|intranet|lan|home|arpa)$/.test(name)
}

/** Whether a host is one of the product's, or below one. */
export function isOwnHost(host: string, own: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return own.some((each) => name === each || name.endsWith(`.${each}`))
}

/** What a tab reaches beyond the product. */
interface TabReach {
  iframeUrl: string
  allowedHosts: readonly string[]
}

/** What tabs say of the product's own hosts, by field: none is shown in a tab, and none is loaded from (threats 32). */
export function ownHostProblems(tabs: readonly TabReach[], own: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [index, { iframeUrl, allowedHosts }] of tabs.entries()) {
    const host = tabPageHost(iframeUrl)
    if (host && isOwnHost(host, own)) fields[`customTabs.${index}.iframeUrl`] = tabWords.own
    if (allowedHosts.some((each) => isOwnHost(each, own)))
      fields[`customTabs.${index}.allowedHosts`] = tabWords.own
  }
  return fields
}

/** Refuses them. */
export function refuseOwnHosts(
  tabs: readonly TabReach[] | undefined,
  own: readonly string[],
): Refusal | undefined {
  const fields = ownHostProblems(tabs ?? [], own)
  return Object.keys(fields).length > 0 ? { status: 422, fields } : undefined
}
