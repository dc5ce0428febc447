import { refuseCss, refuseUnusable } from '#mocks/contracts/agents/agent.refusals.ts'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { cleanCss, findUnusableParts } from '../css/read-css.ts'
import { refuse } from '../http/http-error.ts'

/** Fields with their CSS made safe, unless it is what there was before. Throws a refusal for CSS that is not read. */
export async function withCleanCss<Fields extends Partial<AgentFields>>(
  fields: Fields,
  before = '',
): Promise<Fields> {
  const { customCSS = '' } = fields
  if (customCSS === '' || customCSS === before) return fields
  const { css, objection } = await cleanCss(customCSS)
  refuse(refuseCss(objection))
  return { ...fields, customCSS: css }
}

/** Throws a refusal for CSS that takes from visitors what they need. */
export async function assertUsable({ customCSS = '' }: Partial<AgentFields>): Promise<void> {
  refuse(refuseUnusable(await findUnusableParts(customCSS)))
}
