import { inRegion } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** Signing in and the own account. */
export const sessionRows: MatrixRows = {
  'session.code.send': {
    input: (target) => ({ ...inRegion(target), body: { email: 'matrix@example.com' } }),
  },
  'session.ticket.create': {
    input: (target) => ({ ...inRegion(target), body: { email: 'matrix@example.com', code: '000000' } }),
    exceptions: [{ status: 401, why: 'nobody was mailed that code' }],
  },
  'session.token.create': {
    input: (target) => ({ ...inRegion(target), body: { token: 't_eu_never_issued_to_anyone' } }),
    exceptions: [{ status: 401, why: 'nobody was given that ticket' }],
  },
  'session.current.get': {
    input: inRegion,
  },
  'session.session.list': {
    input: inRegion,
  },
  'session.session.remove': {
    input: (target) => ({ ...inRegion(target), body: { ID: 'nobody-has-this' } }),
    exceptions: [{ status: 404, why: 'nobody has that session' }],
  },
  'session.password.save': {
    input: (target) => ({
      ...inRegion(target),
      body: { password: 'long enough by far', currentPassword: 'not this' },
    }),
    exceptions: [{ status: 422, why: 'the current password is wrong' }],
  },
  'session.profile.save': {
    input: (target) => ({ ...inRegion(target), body: { displayName: 'Matrix' } }),
  },
  'session.newUser.send': {
    input: (target) => ({ ...inRegion(target), body: { userData: { uid: 'someone-else' } } }),
  },
  'session.current.remove': {
    input: inRegion,
  },
}
