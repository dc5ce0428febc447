import { expect, it } from 'vitest'
import { paths } from '#features/shared/paths.ts'
import { invitedAddress } from './invited-address.ts'

const invitation = paths.invite.href('workspace000eu1', {
  secret: 's',
  email: 'guest+1@example.com',
  region: 'eu',
})

it.each([
  [invitation, 'guest+1@example.com'],
  ['/app/eu/agents?email=other@example.com', ''],
  ['/no-auth/workspaces/workspace000eu1/invite', ''],
  [null, ''],
])('of %s is %j', (next, address) => expect(invitedAddress(next)).toBe(address))
