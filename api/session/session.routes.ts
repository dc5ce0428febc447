import {
  createTicket,
  getSession,
  newUser,
  sendCode,
  signOut,
  tokenToUser,
} from '#mocks/contracts/session/session.contract.ts'
import { credentialWrong, ticketWrong } from '#mocks/contracts/session/session.refusals.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { verifyPassword } from '../shared/password.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc } from '../store/store.ts'
import { createAccountService } from './account.service.ts'
import { createCodeService } from './code.service.ts'
import { codeMail } from './code-mail.ts'
import { presentSession } from './session.presenter.ts'
import type { SessionService } from './session.service.ts'
import { createTicketService } from './ticket.service.ts'

/** A recorded sign-up (spec 2 §7.2). */
interface NewUserEventDoc extends Doc {
  type: 'new-user'
  accountId: string
  ps_xid: string | null
  tolt_referral: string | null
  utm_source: string | null
  /** Unix seconds. */
  ts: number
}

/** Sign-in, sign-up and the session itself. */
export function sessionRoutes(deps: Deps, sessions: SessionService): Operation[] {
  const accounts = createAccountService(deps)
  const codes = createCodeService(deps)
  const tickets = createTicketService(deps)

  return [
    implement(sendCode, async ({ params, body, request, log }) => {
      const known = await accounts.repository.findClaim(body.email)
      const region = known?.region ?? params.region
      const device = request.deviceOf(body.email)
      const code = await codes.issue(region, body.email, device)
      try {
        await deps.mail.send(region, codeMail(body.email, code))
      } catch (error) {
        await codes.withdraw(region, body.email, device)
        log.warn({ err: error }, 'mail.failed')
        throw new HttpError(503, { message: 'The email could not be sent. Please try again.' })
      }
      return ok({ success: true as const })
    }),

    implement(createTicket, async ({ params, body, request }) => {
      const { email, code, password } = body
      const found = await accounts.findByEmail(email)
      const region = found?.region ?? params.region
      const isRight =
        code === undefined
          ? await verifyPassword(password ?? '', found?.account.passwordHash ?? null)
          : await codes.consume(region, email, code, request.deviceOf(email))
      if (!isRight) throw refused(credentialWrong({ code }))
      return ok({ token: await tickets.issue(region, email), hasAccount: found !== null })
    }),

    implement(tokenToUser, async ({ params, body, request, log, setSessionToken, rememberDevice }) => {
      const ticket = await tickets.peek(body.token)
      if (!ticket) throw refused(ticketWrong)
      let found = await accounts.findByEmail(ticket.email)
      if (!found && !body.createAccount) throw notFound()
      if (!(await tickets.consume(body.token))) throw refused(ticketWrong)
      found ??= await accounts.create(params.region, {
        email: ticket.email,
        password: body.password ?? null,
        utmSource: body.utm_source ?? '',
        referredFrom: body.ref ?? '',
        countryCode: request.country,
      })
      const { region, account } = found
      if (request.sessionToken) await sessions.revoke(request.sessionToken)
      const token = await sessions.create(region, {
        accountId: account._id,
        email: account.email,
        userAgent: request.userAgent,
      })
      const principal = await sessions.find(token)
      if (!principal) throw new Error('A session that was just written cannot be read')
      setSessionToken(token)
      rememberDevice(account.email)
      log.info({ account: account._id, home: region }, 'session.started')
      return ok(await presentSession(deps.stores, principal, account))
    }),

    implement(getSession, async ({ principal }) => {
      const account = await accounts.repository.find(principal.region, principal.accountId)
      if (!account) throw new HttpError(401)
      return ok(await presentSession(deps.stores, principal, account))
    }),

    implement(signOut, async ({ request, setSessionToken }) => {
      if (request.sessionToken) await sessions.revoke(request.sessionToken)
      setSessionToken(null)
      return ok({ success: true as const })
    }),

    implement(newUser, async (call) => {
      // Kept at home, whichever region was asked: no account of one region leaves a trace in the other.
      const events = deps.stores[call.principal.region].collection<NewUserEventDoc>('events')
      // One sign-up is one event, however often the browser says so.
      await insertIfAbsent(events, {
        _id: `new-user:${call.principal.accountId}`,
        type: 'new-user',
        accountId: call.principal.accountId,
        ps_xid: call.body.ps_xid ?? null,
        tolt_referral: call.body.tolt_referral ?? null,
        utm_source: call.body.userData.utm_source ?? null,
        ts: unixNow(deps),
      })
      return ok({ success: true })
    }),
  ]
}
