import { forgetEmailDomain } from '../email-domain/email-domain.service.ts'
import { createEmailDomainEnds, emailDomainEndKinds } from '../email-domain/email-domain-end.ts'
import { emailDomainKind } from '../email-domain/email-domain-job.ts'
import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { accessEndKind, createAccessEnds } from './access-end.ts'
import { adminRoutes } from './admin/admin.routes.ts'
import { agencyRoutes } from './agency.routes.ts'
import { dashboardCssRoutes } from './css.routes.ts'
import { emailDomainRoutes } from './email-domain.routes.ts'
import { publicUserRoutes } from './public-user.routes.ts'
import { trialRoutes } from './trial.routes.ts'

/** What a workspace shows its clients under its own name. */
export const agencyArea = defineArea({
  name: 'agency',
  operations: (deps) => [
    ...agencyRoutes(deps),
    ...dashboardCssRoutes(deps),
    ...trialRoutes(deps),
    ...emailDomainRoutes(deps),
    ...publicUserRoutes(deps),
    ...adminRoutes(deps),
  ],
  collections: {
    agencies: { workspace: '_id' },
    adminSessions: {
      workspace: 'agencyId',
      indexes: [
        { agencyId: 1 }, // removing an agency's
        { expiresAt: 1 }, // sweeping those that are over
      ],
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    emailDomains: {
      workspace: '_id',
      indexes: [{ ID: 1 }], // the domain a call is about
    },
    emailDomainClaims: {
      workspace: removedByArea,
      indexes: [{ workspaceId: 1 }], // an agency's domains
    },
  },
  removeOfWorkspace: ({ stores }, { region, workspaceId }) => forgetEmailDomain(stores, region, workspaceId),
  rounds: (deps) => [
    {
      everyMs: 60 * 60 * 1000,
      work: () => createEmailDomainEnds(deps).round(),
      alone: 'agency.emailDomainEnds',
    },
    {
      everyMs: 10 * 60 * 1000,
      work: () => createAccessEnds(deps).round(),
      alone: 'agency.accessEnds',
    },
  ],
  jobs: (deps) => [emailDomainKind(deps), ...emailDomainEndKinds(deps), accessEndKind(deps)],
})
