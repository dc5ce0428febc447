// A mail of an agency, received on a real SMTP server and judged by the records of a real name server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailDomainsOf } from '#api/email-domain/email-domain.repository.ts'
import type { Mail } from '#api/providers/mail/mail.ts'
import { outboxMail } from '#api/providers/mail/outbox-mail.ts'
import { smtpMail } from '#api/providers/mail/smtp-mail.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import {
  createEmailDomain,
  getEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { sendTranscript } from '#mocks/contracts/inbox/conversation.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { openKnot } from '../../fakes/knot/knot.ts'
import { startSmtp } from '../../fakes/smtp/smtp.ts'
import { mailVerdicts, readable, unfolded } from '../../harness/mail-verdicts.ts'
import { type Person, signUp } from '../../harness/sign-up.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { makeAgent, visitorClient } from '../../harness/workspace-people.ts'

const region = 'eu'
const domain = 'northwind.example'
const knot = await openKnot([domain])
if ('missing' in knot) process.stdout.write(`SKIPPED mails of agencies: ${knot.missing}\n`)

/** Names and hosts of ours, none of which stands in an agency's mail. */
const ours = /voiceglow|localhost|nodemailer/i

describe.skipIf('missing' in knot)('a mail of an agency', () => {
  let app: RunningApp
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let owner: Person
  let records: EmailRecord[]
  let id: string
  let sendIt: () => Promise<string>

  beforeAll(async () => {
    if ('missing' in knot) return
    smtp = await startSmtp()
    const bySmtp = smtpMail({ smtpUrl: smtp.url, from: 'VoiceGlow <no-reply@product.example>' })
    // What agencies send goes out; codes of the tests' people stay here.
    const mail: Mail = {
      kind: 'local',
      send: (of, message, signing) =>
        message.from
          ? bySmtp.send(of, message, signing)
          : outboxMail(app.deps.stores, app.clock.now).send(of, message),
    }
    app = await startApp({
      deps: { mail },
      env: {
        DNS_SERVERS: knot.server,
        SMTP_URL: smtp.url,
        MAIL_BOUNCE_HOST: 'mx.product.example',
        MAIL_SPF: 'ip4:127.0.0.0/8',
      },
    })
    owner = await signUp(app)
    const { client, workspaceId } = owner
    await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
    await client.call(saveAgency, {
      params: { region, agencyId: workspaceId },
      body: {
        name: 'Northwind & Söhne',
        address: '1 Harbour Street, Bristol',
        supportEmail: `help@${domain}`,
        mainWebsite: `https://${domain}`,
        squarePhotoURL: fixtureLogo,
      },
    })
    const added = await client.call(createEmailDomain, {
      params: { region, domain },
      body: { domain, userId: workspaceId, agencyId: workspaceId },
    })
    records = added.body.data.records
    id = added.body.data.id
    const agentId = await makeAgent(owner)
    const visitor = await visitorClient(app, region, agentId)
    const said = await visitor.call(sendVisitorMessage, {
      params: { region, agentId },
      body: { text: 'When are you open?' },
    })
    const { conversationId } = said.body
    sendIt = async () => {
      const params = { region, agentId, conversationId } as const
      const reply = await client.call(sendTranscript, { params, body: { to: owner.email } })
      expect(reply.status, reply.text).toBe(200)
      return smtp.mails.at(-1)!.raw
    }
  })
  afterAll(async () => {
    await app?.stop()
    await smtp?.stop()
    if (!('missing' in knot)) await knot.stop()
  })

  const look = async () => {
    app.clock.advance(6_000)
    const reply = await owner.client.call(getEmailDomain, { params: { region, domain: id } })
    return reply.body.data.status
  }
  const verify = () => owner.client.call(verifyEmailDomain, { params: { region, domain: id } })

  /** What a receiver says of the newest mail, or of what somebody made of it. */
  function verdicts(raw: string) {
    if ('missing' in knot) throw new Error(knot.missing)
    return mailVerdicts({ ...smtp.mails.at(-1)!, raw }, knot.server)
  }

  it('comes from our address, in the agency’s name, until its domain is verified', async () => {
    const raw = await sendIt()
    expect(unfolded(raw)).toMatch(/^From: .*<no-reply@product\.example>$/m)
    expect(raw).toContain('Northwind')
    expect(unfolded(raw)).toMatch(new RegExp(`^Reply-To: .*help@${domain}`, 'm'))
    expect((await verdicts(raw)).dkim).not.toBe('pass')
  })

  it('is verified once the name servers have its records, each of which is needed', async () => {
    if ('missing' in knot) return
    await verify()
    expect(await look()).toBe('pending')
    for (const { type, name, value, priority } of records.filter(({ advised }) => !advised)) {
      expect(await look()).toBe('pending')
      await knot.add(domain, [{ type, name, value: type === 'MX' ? `${priority} ${value}` : value }])
    }
    expect(await look()).toBe('verified')
    const [dmarc] = records.filter(({ name }) => name.startsWith('_dmarc'))
    await knot.add(domain, [{ type: 'TXT', name: dmarc!.name, value: 'v=DMARC1; p=reject;' }])
  })

  it('passes DKIM, SPF and DMARC, and is the agency’s in all that can be seen', async () => {
    const raw = await sendIt()
    expect(await verdicts(raw)).toEqual({ dkim: 'pass', spf: 'pass', dmarc: 'pass' })
    const { from, to } = smtp.mails.at(-1)!
    expect(from).toBe(`bounces@send.${domain}`)
    expect(to).toEqual([owner.email])
    const lines = unfolded(raw)
    expect(lines).toMatch(new RegExp(`^From: .*<help@${domain}>$`, 'm'))
    expect(lines).toMatch(
      new RegExp(`^List-Unsubscribe: <mailto:help@${domain}\\?subject=unsubscribe>$`, 'm'),
    )
    expect(lines).toMatch(new RegExp(`^Message-ID: <[^>]+@${domain}>$`, 'm'))
    expect(lines).toMatch(/^Content-Id: <logo>$/im)
    const words = readable(raw)
    expect(words).toContain('Northwind & Söhne')
    expect(words).toContain('1 Harbour Street, Bristol')
    expect(words).toContain('When are you open?')
    expect(words).toContain('Northwind &amp; Söhne')
    expect(words).not.toMatch(ours)
  })

  it('is found out when somebody changes it', async () => {
    const raw = await sendIt()
    const forged = raw.replace(/^Subject: .*$/m, 'Subject: Pay here')
    expect(forged).not.toBe(raw)
    expect(await verdicts(forged)).toMatchObject({ dkim: 'fail' })
  })

  it('comes from our address again once its records are gone', async () => {
    if ('missing' in knot) return
    await knot.remove(domain, records[0]!.name, 'TXT')
    // One address gets so many transcripts a day.
    app.clock.advance(24 * 60 * 60 * 1000)
    await verify()
    expect(await look()).toBe('temporary_failure')
    expect(unfolded(await sendIt())).toMatch(/^From: .*<no-reply@product\.example>$/m)
    expect((await emailDomainsOf(app.deps.stores, region).findOne({ ID: id }))?.sealedKey).toMatch(/^v1\./)
  })
})
