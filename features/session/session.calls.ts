import { call } from '#features/shared/client.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { createTicket, newUser, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { campaign, forgetCampaign } from './entry/campaign.ts'

/** Mails a six-digit code to an address. */
export async function requestCode(region: Region, email: string): Promise<void> {
  await call(sendCode, { params: { region }, body: { email } })
}

/** Proves an address by password or code; the ticket is good for one entry within a minute. */
export function proveAddress(region: Region, proof: { email: string; code?: string; password?: string }) {
  return call(createTicket, { params: { region }, body: proof })
}

/** Exchanges a ticket for a session. */
export function enter(region: Region, token: string): Promise<Session> {
  return call(tokenToUser, { params: { region }, body: { token } })
}

/** Exchanges a ticket for an account in that region and its session, and records the sign-up. */
export async function createAccount(region: Region, token: string, password?: string): Promise<Session> {
  const { utm_source, ref } = campaign()
  const session = await call(tokenToUser, {
    params: { region },
    body: { token, createAccount: true, utm_source, ref, password },
  })
  await recordSignUp(session)
  forgetCampaign()
  return session
}

/** The account exists by now: a lost record must not keep its owner outside. */
async function recordSignUp({ user }: Session): Promise<void> {
  const { utm_source, ps_xid = null, tolt_referral = null } = campaign()
  await call(newUser, {
    params: { region: user.region },
    body: { userData: { uid: user.uid, utm_source }, ps_xid, tolt_referral },
  }).catch(() => undefined)
}
