import { paths } from '#features/shared/paths.ts'

/** One entry of the public header or footer. */
export interface PublicLink {
  label: string
  href: string
  /** Leads to another site and opens in a new tab. @default false */
  external?: boolean
}

/** Where the operator of an installation has more to offer; an absent one is not shown. */
export interface BrandLinks {
  affiliates?: string
  discord?: string
}

const marketing: readonly string[] = [
  paths.integrations.pattern,
  paths.pricing.pattern,
  paths.freePlan.pattern,
  paths.about.pattern,
  paths.security.pattern,
]

/** The header's entries: marketing pages lead to each other, every other page to help (spec 2 §2.3). */
export function headerLinks(pathname: string, links: BrandLinks): PublicLink[] {
  if (marketing.includes(pathname)) {
    return [
      { label: 'Integrations', href: paths.integrations.href() },
      { label: 'Pricing', href: paths.pricing.href() },
      { label: 'Free plan', href: paths.freePlan.href() },
      { label: 'About', href: paths.about.href() },
      { label: 'Security', href: paths.security.href() },
    ]
  }
  return [
    ...outside('Affiliates', links.affiliates),
    { label: 'Docs', href: paths.docs.href() },
    ...outside('Discord', links.discord),
    { label: 'Pricing', href: paths.pricing.href() },
  ]
}

function outside(label: string, href: string | undefined): PublicLink[] {
  return href ? [{ label, href, external: true }] : []
}

/** Whether a page has the header: not the way in (spec 2 §2.3). */
export function showsHeader(pathname: string): boolean {
  return pathname !== paths.login.pattern && pathname !== paths.signup.pattern
}

/** Whether a page has the footer: not the way in, and nothing that belongs to the app (spec 2 §2.3). */
export function showsFooter(pathname: string): boolean {
  if (pathname.startsWith(`${paths.docs.pattern}/`)) return true
  return showsHeader(pathname) && !/\/(agents|eu|na)(\/|$)/.test(pathname)
}

/** The footer's columns (spec 2 §2.3). */
export const footerColumns: readonly { title: string; links: readonly PublicLink[] }[] = [
  {
    title: 'Legal',
    links: [
      { label: 'About', href: paths.about.href() },
      { label: 'Terms of service', href: paths.terms.href() },
      { label: 'Refund policy', href: paths.refunds.href() },
      { label: 'Cookie policy', href: paths.cookies.href() },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Contact', href: paths.contact.href() },
      { label: 'Docs', href: paths.docs.href() },
      { label: 'Demo', href: paths.demo.href() },
      { label: 'Integrations', href: paths.integrations.href() },
    ],
  },
  {
    title: 'Compliance',
    links: [
      { label: 'GDPR', href: paths.gdpr.href() },
      { label: 'Privacy policy', href: paths.privacy.href() },
      { label: 'Privacy policy for visitors', href: paths.visitorPrivacy.href() },
      { label: 'Security', href: paths.security.href() },
    ],
  },
]
