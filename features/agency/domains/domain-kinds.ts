import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import {
  type OwnHosts,
  type ReadHost,
  readCustomDomain,
  readSubdomain,
} from '#mocks/contracts/domains/read-host.ts'

/** What differs between a subdomain of ours and a domain of the agency's own. */
interface DomainKind {
  title: string
  description: string
  /** Of its input. */
  label: string
  add: string
  failed: string
  read: (typed: string, own: OwnHosts) => ReadHost
  of: (agency: Agency) => { host: string; isVerified: boolean }
}

export const domainKinds: Record<DomainType, DomainKind> = {
  vgSubdomain: {
    title: 'Subdomain',
    description: 'A name on our domain. Nothing has to be set up for it.',
    label: 'Your subdomain',
    add: 'Add subdomain',
    failed: domainWords.noSubdomain,
    read: readSubdomain,
    of: ({ VGsubDomain: host, isVerifiedSubDomain: isVerified }) => ({ host, isVerified }),
  },
  customDomain: {
    title: 'Custom domain',
    description: 'A domain of your own. It needs records where its DNS is looked after.',
    label: 'Your domain',
    add: 'Add domain',
    failed: domainWords.noCustom,
    read: readCustomDomain,
    of: ({ customDomain: host, isVerifiedCustomDomain: isVerified }) => ({ host, isVerified }),
  },
}
