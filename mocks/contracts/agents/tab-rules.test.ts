import { describe, expect, it } from 'vitest'
import { permissions } from '../workspaces/permissions.ts'
import { offeredViews, shownTabs, type TabCircumstances, type TabRow, tabFor, tabTable } from './tab-rules.ts'

const rows: TabRow[] = [
  ...Object.entries(tabTable).map(([tab, { label }]) => ({ tab, label, needs: 'view' as const })),
  { tab: 'customize-tabs', label: 'Customize', needs: 'view' },
  { tab: 'c/reports', label: 'Reports', needs: 'view' },
]
const owner = { kind: 'member', membership: { role: 'owner', usersPerms: permissions } } as const
const asOwner: TabCircumstances = { viewer: owner, enableNodes: false, flowView: 'nodes' }
const labels = (change: Partial<TabCircumstances> = {}, from: readonly TabRow[] = rows) =>
  shownTabs(from, { ...asOwner, ...change }).map(({ label }) => label)

describe('the tabs of an agent', () => {
  it('are those of the specification for its owner, without Home, Billing, custom ones and the chooser', () => {
    expect(labels()).toEqual([
      ...['Widget', 'Voice', 'Prompt', 'Knowledge', 'Chats', 'Analytics', 'Metrics', 'Leads'],
      ...['Channels', 'Tools', 'Settings'],
    ])
  })

  it('are without Tools when nodes are enabled', () => {
    expect(labels({ enableNodes: true })).not.toContain('Tools')
  })

  it('have Canvas in the place of Prompt when it is chosen, and in its place Prompt where there is no canvas', () => {
    expect(labels({ flowView: 'prompt' })).toContain('Canvas')
    expect(labels({ flowView: 'prompt' })).not.toContain('Prompt')
    const promptAlone = rows.filter(({ tab }) => tab !== 'prompt')
    expect(labels({ flowView: 'prompt' }, promptAlone)).toContain('Prompt')
  })

  it('let one go between the views that are there and allowed', () => {
    const offered = (change: Partial<TabCircumstances> = {}, from: readonly TabRow[] = rows) =>
      offeredViews(from, { ...asOwner, ...change }).map(({ tab }) => tab)
    expect(offered()).toEqual(['nodes', 'prompt'])
    expect(offered({ agentPlatform: 'vf' })).toEqual([])
    expect(offered({}, [])).toEqual([])
  })

  it('are those that apply to an agent of the compatible platform, whose dialogue is kept there', () => {
    expect(labels({ agentPlatform: 'vf' })).toEqual([
      ...['Widget', 'Voice', 'Chats', 'Analytics', 'Metrics', 'Channels', 'Settings'],
    ])
  })

  it('are those a member holds the right for', () => {
    const viewer = { kind: 'member', membership: { role: 'member', usersPerms: ['view'] } } as const
    const needing = rows.map((row) => ({ ...row, needs: row.tab === 'kb' ? 'editAgents' : 'view' }) as const)
    expect(labels({ viewer }, needing)).not.toContain('Knowledge')
    expect(labels({ viewer }, needing)).toContain('Chats')
  })

  it('are those a client was given and that are for clients, with the labels of their dashboard', () => {
    const viewer = {
      kind: 'client',
      canAccess: ['/overview', 'kb', 'tools', '/convos', 'billing', 'c/reports'],
    } as const
    expect(labels({ viewer })).toEqual(['Home', 'Knowledge Base', 'Conversations', 'Billing', 'Reports'])
    expect(tabFor(viewer, 'overview')).toBe('home')
    expect(tabFor(owner, 'overview')).toBe('overview')
  })

  it('take no inherited property for a tab', () => {
    expect(labels({}, [{ tab: 'constructor', label: 'Odd', needs: 'view' }])).toEqual(['Odd'])
  })
})
