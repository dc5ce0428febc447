import { expect, it } from 'vitest'
import { createAgencyMail } from '#api/email-domain/agency-mail.ts'
import { emailClaimsOf, emailDomainsOf } from '#api/email-domain/email-domain.repository.ts'
import { forgetEmailDomain } from '#api/email-domain/email-domain.service.ts'
import { emailDomainKind } from '#api/email-domain/email-domain-job.ts'
import { outboxOf } from '#api/providers/mail/outbox-mail.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import {
  createEmailDomain,
  getEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { setUpApp } from '../harness/set-up.ts'
import { signUp } from '../harness/sign-up.ts'

const app = setUpApp()
const region = 'eu'

/** An agency whose verified domain lost what it sends with. */
async function unusable(domain: string, lost: { sealedKey: string } | { provider: 'resend' }) {
  const { client, workspaceId } = await signUp(app)
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  await client.call(saveAgency, { params: { region, agencyId: workspaceId }, body: { name: 'Northwind' } })
  const body = { domain, userId: workspaceId, agencyId: workspaceId }
  const { id, records } = (await client.call(createEmailDomain, { params: { region, domain }, body })).body
    .data
  app.dns.publish(records)
  const params = { region, domain: id } as const
  await client.call(verifyEmailDomain, { params })
  await emailDomainsOf(app.deps.stores, region).updateOne({ _id: workspaceId }, { $set: lost })
  app.clock.advance(6_000)
  return { client, workspaceId, id, params }
}

it.each([
  ['key', 'nokey.example.com', { sealedKey: 'v1.unreadable' }],
  ['service', 'noservice.example.com', { provider: 'resend' as const }],
])('without the %s of its domain an agency’s mail comes from our address', async (_, domain, lost) => {
  const { client, workspaceId, id, params } = await unusable(domain, lost)
  await createAgencyMail(app.deps)(region, workspaceId, {
    to: 'ann@visitor.example',
    subject: domain,
    text: 'Hello',
  })
  const mail = await outboxOf(app.deps.stores, region).findOne({ subject: domain })
  expect(mail?.from).toEqual({ name: 'Northwind' })

  expect((await client.call(getEmailDomain, { params })).status).toBe(502)
  const signal = new AbortController().signal
  const job = { region, key: id, payload: {}, workspaceId, agentId: '', attempt: 5, signal } as const
  app.clock.advance(6_000)
  const inAnHour = () => app.clock.now() + 60 * 60 * 1000
  const soonest = inAnHour()
  const end = await emailDomainKind(app.deps).run(job)
  expect(end?.againAt).toBeGreaterThanOrEqual(soonest)
  expect(end?.againAt).toBeLessThanOrEqual(inAnHour())
})

it('leaves no claim of a workspace that was removed between its claim and its document', async () => {
  const { stores } = app.deps
  const claim = { _id: 'cut-off.example.com', region, workspaceId: 'gone', domainId: 'none' } as const
  await emailClaimsOf(stores).insertOne(claim)
  await forgetEmailDomain(stores, region, 'gone')
  expect(await emailClaimsOf(stores).findOne({ _id: claim._id })).toBeNull()
})
