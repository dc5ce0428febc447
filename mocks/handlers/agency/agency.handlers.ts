import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import {
  agencyPictures,
  refuseProtectedAgency,
  sentAgencyFields,
} from '#mocks/contracts/agency/agency-saving.ts'
import { createDashboardCss } from '#mocks/contracts/agency/dashboard-css.contract.ts'
import { refuseFont } from '#mocks/contracts/agency/fonts.ts'
import { getPublicUser, publicUserOf } from '#mocks/contracts/agency/public-user.contract.ts'
import { createAgencySecret, getAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { refuseOwnHosts, tabIcons } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { refuseWithoutWhiteLabel, trialUsed } from '#mocks/contracts/agency/white-label.ts'
import { mayTryWhiteLabel, trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { withMockCleanCss } from '../agents/clean-mock-css.ts'
import { refusePicture, refusePictures } from '../files/refuse-pictures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument, unixNow, withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { mockCssAnswer } from '../styling/css.handlers.ts'
import { adminHandlers } from './admin.handlers.ts'
import { emailDomainHandlers } from './email-domain.handlers.ts'
import { ensureMockAgency } from './ensure-agency.ts'
import { mockHosts } from './mock-hosts.ts'

/** The agency of a workspace, its secret, and the trial of what it needs. */
export function agencyHandlers(db: MockDb) {
  const find = (agencyId: string) => db.agencies.find(({ ID }) => ID === agencyId)
  const workspaceOf = (uid: string) => {
    const workspace = db.workspaces.find((each) => each.uid === uid)
    if (!workspace) throw notFound()
    return workspace
  }

  const ensure = (agencyId: string) => ensureMockAgency(db, agencyId)

  /** Icons of tabs: one that is there already may move to another tab. */
  function refuseIcons(tabs: Agency['customTabs'] = [], before?: Agency) {
    const known = before?.customTabs.map(({ iconUrl }) => iconUrl) ?? []
    for (const [index, { iconUrl }] of tabs.entries())
      refusePicture(`customTabs.${index}.iconUrl`, iconUrl, known.includes(iconUrl) ? iconUrl : '', tabIcons)
  }

  return [
    ...emailDomainHandlers(db),
    ...adminHandlers(db),
    mockHandler(db, getAgency, ({ params: { agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      return mockOk(withoutRevs(find(agencyId) ?? unsavedAgency(agencyId)))
    }),
    mockHandler(db, saveAgency, ({ params: { agencyId }, body: { rev, ...body }, authorise }) => {
      authorise({ workspaceId: agencyId })
      refuse(refuseProtectedAgency(body))
      refuse(refuseWithoutWhiteLabel(workspaceOf(agencyId), db.now()))
      refuse(refuseOwnHosts(body.customTabs, mockHosts))
      refuse(refuseFont(body.googleFont, find(agencyId)?.googleFont, false))
      const fields = withMockCleanCss(sentAgencyFields(body), find(agencyId)?.customCSS, 'dashboard')
      refusePictures(agencyPictures, fields, find(agencyId))
      refuseIcons(fields.customTabs, find(agencyId))
      const stamp = { lastModified: unixNow(db) }
      return mockOk(saveDocument<Agency>(ensure(agencyId), { fields, rev, stamp }))
    }),
    mockHandler(db, getAgencySecret, ({ params: { agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      return mockOk({ known: db.agencySecrets.get(agencyId) ?? null })
    }),
    mockHandler(db, createAgencySecret, ({ params: { agencyId }, authorise }) => {
      authorise({ workspaceId: agencyId })
      if (!find(agencyId)) refuse(refuseWithoutWhiteLabel(workspaceOf(agencyId), db.now()))
      ensure(agencyId)
      const secret = db.nextId('agency').padStart(25, '0')
      const known = { lastFour: secret.slice(-4), createdAt: unixNow(db) }
      db.agencySecrets.set(agencyId, known)
      return mockOk({ secret, known })
    }),
    mockHandler(db, getPublicUser, ({ params: { region, userId }, query: { agencyId }, caller }) => {
      const workspace = db.workspaces.find((each) => each.uid === userId && each.region === region)
      if (!workspace || find(agencyId)?.userId !== workspace.uid) throw notFound()
      return mockOk({ data: publicUserOf(workspace, caller, region) })
    }),
    mockHandler(db, createDashboardCss, ({ params: { agencyId }, body, authorise }) => {
      authorise({ workspaceId: agencyId })
      return mockCssAnswer(body)
    }),
    mockHandler(db, createWhitelabelTrial, ({ body: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      const { internal, ...workspace } = workspaceOf(workspaceId)
      if (!mayTryWhiteLabel({ internal })) throw new MockRefusal(trialUsed)
      const whitelabelTrialEndsAt = unixNow(db) + trialDays * 24 * 60 * 60
      const tried = { ...internal, whitelabel_trial: true, whitelabelTrialEndsAt }
      db.workspaces = db.workspaces.map((each) =>
        each.uid === workspace.uid ? { ...each, internal: tried } : each,
      )
      return mockOk({ success: true as const, whitelabelTrialEndsAt })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const agencyScenarios = scenariosOf({
  get: getAgency,
  save: saveAgency,
  getSecret: getAgencySecret,
  createSecret: createAgencySecret,
  createCss: createDashboardCss,
  startTrial: createWhitelabelTrial,
  getPublicUser,
})
