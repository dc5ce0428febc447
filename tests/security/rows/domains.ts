import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { createStatusLink } from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { createDomain, getDomain } from '#mocks/contracts/domains/domain.contract.ts'
import type { Client } from '../../harness/http-client.ts'
import { inRegion, made } from '../matrix/inputs.ts'
import type { MatrixRows, MatrixTarget, ThingMaker } from '../matrix/row.ts'

/** A name of a workspace's own, in which nobody finds its id. */
const nameOf = ({ workspaceId }: MatrixTarget) => Buffer.from(workspaceId).toString('hex')
const subdomainOf = (target: MatrixTarget) => `${nameOf(target)}.localhost`
const customOf = (target: MatrixTarget) => `app.${nameOf(target)}.example`
const aboutCustom = (target: MatrixTarget) => ({
  ...inRegion(target),
  query: { domain: customOf(target), domainType: 'customDomain' },
})
const aboutSubdomain = (target: MatrixTarget) => ({
  ...inRegion(target),
  query: { domain: subdomainOf(target), domainType: 'vgSubdomain' },
})

/** White-label access, which the trial brings; a workspace that has had it has it. */
const whiteLabel: ThingMaker = async (maker, target) => {
  await maker.call(createWhitelabelTrial, { ...inRegion(target), body: { workspaceId: target.workspaceId } })
  return target.workspaceId
}

async function take(maker: Client, target: MatrixTarget, body: object): Promise<string> {
  const agencyId = await whiteLabel(maker, target)
  // Whoever may not take one finds the owner's.
  await maker.call(createDomain, { ...inRegion(target), body: { agencyId, ...body } })
  return agencyId
}

/** A domain of its own, whose records nobody added. */
const customDomain: ThingMaker = (maker, target) =>
  take(maker, target, { customDomain: customOf(target), isCustomDomain: true })

/** A subdomain that is live. */
const subdomain: ThingMaker = async (maker, target) => {
  const id = await take(maker, target, { customDomain: nameOf(target), isVGSubdomain: true })
  await maker.call(getDomain, aboutSubdomain(target))
  return id
}

const agencyOf = ({ region, workspaceId }: MatrixTarget) => ({ region, agencyId: workspaceId })
const aboutDiagnosis = (target: MatrixTarget) => ({
  params: agencyOf(target),
  query: { domain: customOf(target) },
})

/** What a link to a domain carries. */
const statusSecret: ThingMaker = async (maker, target) => {
  await customDomain(maker, target)
  const body = { domain: customOf(target) }
  return (await made(maker, createStatusLink, { params: agencyOf(target), body })).secret
}
/** A secret nobody has still looks like one. */
const wellFormed = (secret: string) => (/^[\w-]{43}$/.test(secret) ? secret : 'x'.repeat(43))

/** Hosts of an agency. */
export const domainsRows: MatrixRows = {
  'domains.setup.get': {
    input: ({ region, workspaceId }) => ({ params: { region, agencyId: workspaceId } }),
  },
  'domains.domain.create': {
    about: whiteLabel,
    input: (target) => ({
      ...inRegion(target),
      body: { customDomain: customOf(target), agencyId: target.workspaceId, isCustomDomain: true },
    }),
    fills: true,
  },
  'domains.domain.get': { about: customDomain, input: aboutCustom },
  'domains.domain.remove': { aboutOwn: subdomain, input: aboutSubdomain },
  'domains.live.get': {
    aboutOwn: subdomain,
    input: (target) => ({ query: { domain: subdomainOf(target) } }),
  },
  'domains.diagnosis.get': { about: customDomain, input: aboutDiagnosis },
  'domains.statusLink.get': { about: customDomain, input: aboutDiagnosis },
  'domains.statusLink.create': {
    about: customDomain,
    input: (target) => ({ params: agencyOf(target), body: { domain: customOf(target) } }),
    fills: true,
  },
  'domains.statusLink.remove': { about: customDomain, input: aboutDiagnosis },
  'domains.status.get': {
    about: statusSecret,
    input: ({ region, thingId: secret }) => ({ params: { region }, body: { secret: wellFormed(secret) } }),
  },
  'domains.instructions.send': {
    about: customDomain,
    input: ({ region, workspaceId }) => ({
      body: { to: 'developer@example.com', region, agencyId: workspaceId },
    }),
  },
}

/** The notice of a subdomain that is verified. */
export const newSubdomainRow: MatrixRows = {
  'notifications.newSubdomain.send': {
    aboutOwn: subdomain,
    input: (target) => ({
      ...inRegion(target),
      body: { agency: { ID: target.workspaceId }, domain: subdomainOf(target) },
    }),
  },
}
