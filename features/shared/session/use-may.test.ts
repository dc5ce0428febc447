import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { joinWorkspace } from '#mocks/contracts/workspaces/member.contract.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { useMay } from './use-may.ts'
import { WorkspaceContext } from './workspace-context.ts'

/** Whether each of these calls may be made by somebody in this workspace. */
function answersIn(workspace: ReturnType<typeof buildWorkspaceCard>): string {
  const Answers = () =>
    [useMay(getAgent), useMay(publishAgent), useMay(removeAgent), useMay(joinWorkspace)].join()
  const stay = () => undefined
  const state = { workspace, region: workspace.region, workspaces: [workspace], select: stay, adopt: stay }
  return renderToStaticMarkup(
    createElement(WorkspaceContext.Provider, { value: state }, createElement(Answers)),
  )
}

describe('useMay', () => {
  it('says what the workspace at hand allows, as the contracts need it', () => {
    expect(answersIn(buildWorkspaceCard())).toBe('true,true,true,true')
    expect(answersIn(buildWorkspaceCard({ role: 'member' }))).toBe('true,true,false,true')
    expect(answersIn(buildWorkspaceCard({ role: 'member', usersPerms: ['view'] }))).toBe(
      'true,false,false,true',
    )
  })
})
