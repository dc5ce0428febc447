// Races: one sign-up told twice at once.
import { describe, expect, it } from 'vitest'
import type { Doc } from '#api/store/store.ts'
import type { WorkspaceDoc } from '#api/workspaces/workspace.repository.ts'
import { newUser, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { getWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { setUpApp } from '../harness/set-up.ts'
import { earnTicket, newAgentId, newEmail, signUp } from '../harness/sign-up.ts'

interface SignUpEvent extends Doc {
  accountId: string
}

const params = { region: 'eu' } as const
const from = { utm_source: 'newsletter', ref: 'anna' }
const country = { 'CF-IPCountry': 'de' }
let losesWorkspaces = false

const app = setUpApp({
  env: { GEO_COUNTRY_HEADER: 'CF-IPCountry' },
  wrapStores: (stores) =>
    interceptStores(stores, (call, proceed) => {
      if (losesWorkspaces && call.collection === 'users') throw new Error('The power went')
      return proceed()
    }),
})

/** Signs a new address up with what its browser and its proxy say; what its workspace then knows. */
async function signUpFrom(email = newEmail()) {
  const client = app.client()
  const token = await earnTicket(app, email)
  const body = { token, createAccount: true, ...from }
  return { email, client, made: await client.call(tokenToUser, { params, body, headers: country }) }
}

const workspaceOf = (uid: string) =>
  app.deps.stores.eu.collection<WorkspaceDoc>('users').findOne({ _id: uid })

const came = {
  referredFrom: 'anna',
  location: 'voiceglow-eu',
  region: 'eu',
  internal: { utm_source: 'newsletter', countryCode: 'DE' },
}

describe('what a sign-up says of itself', () => {
  it('is kept with the workspace: campaign, who sent them, region and country', async () => {
    const { made } = await signUpFrom()
    expect(await workspaceOf(made.body.workspaces[0]?.uid ?? '')).toMatchObject(came)
  })

  it('survives a power cut between claiming the address and making the workspace', async () => {
    losesWorkspaces = true
    const { email, made } = await signUpFrom()
    losesWorkspaces = false
    expect(made.status).toBe(500)
    const again = await signUp(app, { email })
    expect(await workspaceOf(again.workspaceId)).toMatchObject(came)
  })

  it('counts once: signing in later changes nothing of it', async () => {
    const { email, made } = await signUpFrom()
    const body = { createAccount: true, utm_source: 'other', ref: 'other' }
    await app.client().call(tokenToUser, { params, body: { ...body, token: await earnTicket(app, email) } })
    expect(await workspaceOf(made.body.workspaces[0]?.uid ?? '')).toMatchObject(came)
  })

  it('goes into the record of sign-ups once, with the partner who sent them', async () => {
    const { client, made } = await signUpFrom()
    const { uid } = made.body.user
    const tell = (partner: string) =>
      client.call(newUser, {
        params,
        body: { userData: { uid: 'anyone', utm_source: 'newsletter' }, ps_xid: partner, tolt_referral: null },
      })
    await Promise.all([tell('first'), tell('first')])
    await tell('second')
    const events = await app.deps.stores.eu
      .collection<SignUpEvent>('events')
      .find({ accountId: uid })
      .toArray()
    expect(events).toMatchObject([
      { type: 'new-user', accountId: uid, ps_xid: 'first', tolt_referral: null, utm_source: 'newsletter' },
    ])
  })

  it('is 200 characters at most', async () => {
    const token = await earnTicket(app, newEmail())
    for (const word of ['utm_source', 'ref']) {
      const body = { token, createAccount: true, [word]: 'x'.repeat(201) }
      const refused = await app.client().call(tokenToUser, { params, body })
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, [word]])
    }
  })
})

it('a further workspace knows the country it was made in', async () => {
  const owner = await signUp(app)
  const uid = newAgentId()
  const body = { workspaceName: 'Second' }
  await owner.client.call(saveWorkspace, { params: { region: 'eu', uid }, body, headers: country })
  const read = await owner.client.call(getWorkspace, { params: { region: 'eu', uid } })
  expect(read.body.workspace.internal.countryCode).toBe('DE')
})
