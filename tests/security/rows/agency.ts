import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { inRegion } from '../matrix/inputs.ts'
import type { MatrixRows, MatrixTarget, ThingMaker } from '../matrix/row.ts'

const aboutAgency = ({ region, workspaceId }: MatrixTarget) => ({
  params: { region, agencyId: workspaceId },
})

/** White-label access, which the trial brings; a workspace that has had it has it. */
const whiteLabel: ThingMaker = async (maker, target) => {
  const { workspaceId } = target
  await maker.call(createWhitelabelTrial, { ...inRegion(target), body: { workspaceId } })
  return workspaceId
}

/** The agency of a workspace. */
export const agencyRows: MatrixRows = {
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
  'agency.trial.create': {
    about: whiteLabel,
    input: (target) => ({ ...inRegion(target), body: { workspaceId: target.workspaceId } }),
    exceptions: [{ status: 403, why: 'it has had its trial' }],
  },
}
