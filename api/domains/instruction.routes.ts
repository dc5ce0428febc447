import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { instructionsMailLimit, sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { createAgencyRepository } from '../agency/agency.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createMailQuota } from '../workspaces/invitation-quota.ts'
import { recordsOf } from './check-host.ts'
import { instructionMail } from './domain-mail.ts'
import { createHostRepository } from './host.repository.ts'

/** Writes to whoever looks after an agency's DNS. */
export function instructionRoutes(deps: Deps): Operation[] {
  const { ofAgency } = createHostRepository(deps)
  const agencies = createAgencyRepository(deps)
  const quota = createMailQuota(deps, 'dns-instructions', instructionsMailLimit)
  return [
    implement(sendInstructions, async ({ body: { to, region, agencyId }, authorise, log }) => {
      authorise({ workspaceId: agencyId }, region)
      const agency = await agencies.find(region, agencyId)
      const host = (await ofAgency(region, agencyId)).find(({ _id }) => _id === agency?.customDomain)
      if (!agency || !host) throw notFound()
      const records = recordsOf(host, deps.hosting)
      await quota.take(to)
      try {
        await deps.mail.send(region, instructionMail({ to, domain: host._id, agency: agency.name, records }))
      } catch (error) {
        await quota.giveBack(to)
        log.warn({ err: error }, 'domains.mail_failed')
        throw new HttpError(502)
      }
      return ok({ success: true as const, message: domainWords.sent })
    }),
  ]
}
