import { refuseCss, refuseUnusable } from '#mocks/contracts/agents/agent.refusals.ts'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import { cleanCss, findUnusableParts } from '../css/read-css.ts'
import { refuse } from '../http/http-error.ts'

/**
 * Fields with their CSS made safe, unless it is what there was before. Throws a refusal for CSS that is not read.
 * @param owner the workspace whose they are
 * @param surface what is styled; a widget by default
 */
export async function withCleanCss<Fields extends Partial<AgentFields>>(
  owner: string,
  fields: Fields,
  before = '',
  surface?: Surface,
): Promise<Fields> {
  const { customCSS = '' } = fields
  if (customCSS === '' || customCSS === before) return fields
  const { css, objection } = await cleanCss(customCSS, owner, surface)
  refuse(refuseCss(objection))
  return { ...fields, customCSS: css }
}

/**
 * Throws a refusal for CSS that takes from visitors what they need.
 * @param owner the agent's workspace
 */
export async function assertUsable(owner: string, { customCSS = '' }: Partial<AgentFields>): Promise<void> {
  refuse(refuseUnusable(await findUnusableParts(customCSS, owner)))
}
