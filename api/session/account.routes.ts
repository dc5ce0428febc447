import {
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
} from '#mocks/contracts/session/account.contract.ts'
import { passwordUnproven, sessionMissing } from '#mocks/contracts/session/session.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { givenPicture } from '../files/given-picture.ts'
import { HttpError, notFound, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { UserPrincipal } from '../http/principal.ts'
import { hashPassword, verifyPassword } from '../shared/password.ts'
import { saveFields } from '../store/save-fields.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { type AccountDoc, createAccountRepository } from './account.repository.ts'
import { createCodeService } from './code.service.ts'
import { presentSession } from './session.presenter.ts'
import type { SessionService } from './session.service.ts'
import { createTicketService } from './ticket.service.ts'

/** The own account: name and picture, password, and where one is signed in. All of it is kept in its home region. */
export function accountRoutes(deps: Deps, sessions: SessionService): Operation[] {
  const repository = createAccountRepository(deps.stores)
  const workspaces = createWorkspaceRepository(deps.stores)
  const codes = createCodeService(deps)
  const tickets = createTicketService(deps)

  async function accountOf({ region, accountId }: UserPrincipal): Promise<AccountDoc> {
    const account = await repository.find(region, accountId)
    if (!account) throw new HttpError(401)
    return account
  }

  /** Codes lie in the region they were asked in, which for a known address is its home. */
  async function isProven(
    home: Region,
    account: AccountDoc,
    { currentPassword, code, device }: { currentPassword?: string; code?: string; device: string | null },
  ): Promise<boolean> {
    if (code !== undefined) return codes.consume(home, account.email, code, device)
    return verifyPassword(currentPassword ?? '', account.passwordHash)
  }

  /** The workspace somebody got with their account carries their name and picture, too (spec 2 §3). */
  async function renameInWorkspace({ email }: AccountDoc, fields: Partial<AccountDoc>): Promise<void> {
    const found = await repository.findClaim(email)
    const doc = found && (await workspaces.find(found.region, found.claim.workspaceId))
    if (!doc) return
    await saveFields({
      store: workspaces.workspaces(found.region),
      id: doc._id,
      fields,
      rev: undefined,
      present: () => ({}),
    })
  }

  return [
    implement(listSessions, async (call) => {
      return ok({ items: await sessions.list(call.principal) })
    }),

    implement(removeSession, async (call) => {
      const { principal: user } = call
      const { ID, which } = call.body
      if (ID === undefined && which === undefined) throw refused(sessionMissing)
      if (ID === undefined) await sessions.endAll(user, { but: which === 'others' ? user.sessionId : null })
      else if (!(await sessions.end(user, ID))) throw notFound()
      if (which === 'all' || ID === user.sessionId) call.setSessionToken(null)
      return ok({ success: true as const })
    }),

    implement(savePassword, async (call) => {
      const { principal: user } = call
      const account = await accountOf(user)
      const { password, code, currentPassword } = call.body
      const device = call.request.deviceOf(account.email)
      if (!(await isProven(user.region, account, { code, currentPassword, device }))) {
        throw refused(passwordUnproven({ code }))
      }
      const passwordHash = await hashPassword(password)
      await repository.accounts(user.region).updateOne({ _id: user.accountId }, { $set: { passwordHash } })
      // What the old password opened is closed: tickets not yet exchanged, then every other session.
      for (const region of regions) await tickets.endAll(region, account.email)
      await sessions.endAll(user, { but: user.sessionId })
      call.log.info({ account: user.accountId }, 'account.password_changed')
      return ok({ success: true as const })
    }),

    implement(saveProfile, async (call) => {
      const { principal: user } = call
      const account = await accountOf(user)
      const { displayName, photoURL: given } = call.body
      const owner = { region: user.region, workspaceId: user.accountId, agentId: 'account' }
      const fields = {
        ...(displayName !== undefined && { displayName }),
        ...(given !== undefined && {
          photoURL: await givenPicture(deps, owner, { field: 'photoURL', given, current: account.photoURL }),
        }),
      }
      await repository.accounts(user.region).updateOne({ _id: user.accountId }, { $set: fields })
      await renameInWorkspace(account, fields)
      return ok(await presentSession(deps.stores, user, { ...account, ...fields }))
    }),
  ]
}
