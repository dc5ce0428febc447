import { sendInvitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { joinWorkspace } from '#mocks/contracts/workspaces/member.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import type { HttpClient } from './http-client.ts'
import { mailedInvitation, type Person } from './sign-up.ts'
import type { RunningApp } from './start-app.ts'

/** Invites an address to a person's own workspace; what the mailed link carries. */
export async function invite(app: RunningApp, owner: Person, to: string, usersPerms?: Permission[]) {
  const params = { region: owner.region, uid: owner.workspaceId }
  const sent = await owner.client.call(sendInvitation, { params, body: { to, usersPerms } })
  if (sent.status !== 200) throw new Error(`Nobody was invited: ${sent.text}`)
  return mailedInvitation(app, to)
}

/** Accepts an invitation as somebody. */
export function join(client: HttpClient, link: Awaited<ReturnType<typeof invite>>, region = 'eu') {
  return client.call(joinWorkspace, { params: { region }, body: link })
}
