import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Principal } from './principal.ts'

/** `hide` answers 404 (the object might as well not exist), `forbid` answers 403 (right tenant, wrong role). */
export type Decision = 'allow' | 'hide' | 'forbid'

/** Decides whether a caller may do one operation on one subject. Pure. */
export type Policy<S> = (principal: Principal, subject: S, region: Region | undefined) => Decision

/** For public operations: anyone may. */
export const everyone: Policy<undefined> = () => 'allow'

/** For operations about the caller's own account: a browser session is needed. */
export const signedIn: Policy<undefined> = (principal) => (principal.kind === 'user' ? 'allow' : 'forbid')
