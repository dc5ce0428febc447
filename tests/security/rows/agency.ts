import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createEmailDomain } from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { inRegion } from '../matrix/inputs.ts'
import type { MatrixRows, MatrixTarget, RowTarget, ThingMaker } from '../matrix/row.ts'

const aboutAgency = ({ region, workspaceId }: MatrixTarget) => ({
  params: { region, agencyId: workspaceId },
})

/** White-label access, which the trial brings; a workspace that has had it has it. */
const whiteLabel: ThingMaker = async (maker, target) => {
  const { workspaceId } = target
  await maker.call(createWhitelabelTrial, { ...inRegion(target), body: { workspaceId } })
  return workspaceId
}

const savedAgency: ThingMaker = async (maker, target) => {
  await whiteLabel(maker, target)
  await maker.call(saveAgency, { ...aboutAgency(target), body: { name: 'Matrix' } })
  return target.workspaceId
}

/** A domain of the agency, the one it has or a new one. */
const emailDomain: ThingMaker = async (maker, target) => {
  await whiteLabel(maker, target)
  const added = await maker.call(createEmailDomain, addingDomain(target))
  if (added.status === 200) return added.body.data.id
  const agency = await maker.call(getAgency, aboutAgency(target))
  return agency.body.resendEmailDomainId
}

const addingDomain = ({ region, workspaceId }: MatrixTarget) => {
  // A name of a workspace's own, in which nobody finds its id.
  const domain = `${Buffer.from(workspaceId).toString('hex')}.example.com`
  return {
    params: { region, domain },
    body: { domain, userId: workspaceId, agencyId: workspaceId },
  }
}
const aboutDomain = ({ region, thingId }: RowTarget) => ({ params: { region, domain: thingId } })

/** The agency of a workspace. */
export const agencyRows: MatrixRows = {
  'agency.emailDomain.create': {
    about: whiteLabel,
    input: addingDomain,
    fills: true,
  },
  'agency.emailDomain.get': { aboutOwn: emailDomain, input: aboutDomain },
  'agency.emailDomain.check': { aboutOwn: emailDomain, input: aboutDomain },
  'agency.emailDomain.remove': { aboutOwn: emailDomain, input: aboutDomain },
  'agency.admin.create': {
    input: () => ({ body: { secret: 'x'.repeat(25) } }),
    exceptions: [{ status: 404, why: 'none of our own hosts is an agency’s' }],
  },
  'agency.admin.get': { input: () => ({}) },
  'agency.admin.remove': {
    input: () => ({}),
    exceptions: [{ status: 404, why: 'none of our own hosts is an agency’s' }],
  },
  'agency.agency.get': { input: aboutAgency },
  'agency.agency.save': {
    about: whiteLabel,
    input: (target) => ({ ...aboutAgency(target), body: { name: 'Matrix' } }),
    fills: true,
  },
  'agency.secret.get': { input: aboutAgency },
  'agency.secret.create': { about: whiteLabel, input: aboutAgency, fills: true },
  'agency.css.create': {
    input: (target) => ({
      ...aboutAgency(target),
      body: { messages: [{ role: 'user', content: 'make the bar dark blue' }], currentCSS: '' },
    }),
  },
  'agency.user.get': {
    about: savedAgency,
    input: ({ region, workspaceId }) => ({
      params: { region, userId: workspaceId },
      query: { agencyId: workspaceId },
    }),
  },
  'agency.trial.create': {
    about: whiteLabel,
    input: (target) => ({ ...inRegion(target), body: { workspaceId: target.workspaceId } }),
    exceptions: [{ status: 403, why: 'it has had its trial' }],
  },
}
