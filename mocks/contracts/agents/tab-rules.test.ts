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

  it('have Canvas in the place of Prompt when it is chosen, and whatever the plan or agency leaves', () => {
    expect(labels({ flowView: 'prompt' })).toContain('Canvas')
    expect(labels({ flowView: 'prompt' })).not.toContain('Prompt')
    expect(labels({ flowView: 'prompt', allowedViews: ['nodes'] })).toContain('Prompt')
    expect(labels({ flowView: 'prompt', allowedViews: ['nodes'] })).not.toContain('Canvas')
    const promptAlone = rows.filter(({ tab }) => tab !== 'prompt')
    expect(labels({ flowView: 'prompt' }, promptAlone)).toContain('Prompt')
  })

  it('let one go between the views that are there and allowed', () => {
    const offered = (change: Partial<TabCircumstances> = {}, from: readonly TabRow[] = rows) =>
      offeredViews(from, { ...asOwner, ...change }).map(({ tab }) => tab)
    expect(offered()).toEqual(['nodes', 'prompt'])
    expect(offered({ allowedViews: ['prompt'] })).toEqual(['prompt'])
    expect(offered({}, [])).toEqual([])
  })

  it('have Billing and custom tabs for agencies', () => {
    expect(labels({ isAgency: true }).slice(-2)).toEqual(['Billing', 'Reports'])
  })

  it('follow the given order, the rest behind it', () => {
    expect(labels({ clientTabOrder: ['/leads', 'kb'] }).slice(0, 3)).toEqual(['Leads', 'Knowledge', 'Widget'])
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
      canAccess: ['/overview', 'kb', 'tools', '/convos', 'c/reports'],
    } as const
    expect(labels({ viewer, isAgency: true })).toEqual(['Home', 'Knowledge Base', 'Conversations', 'Reports'])
    expect(labels({ viewer })).not.toContain('Reports')
    expect(tabFor(viewer, 'overview')).toBe('home')
    expect(tabFor(owner, 'overview')).toBe('overview')
  })

  it('take no inherited property for a tab', () => {
    expect(labels({}, [{ tab: 'constructor', label: 'Odd', needs: 'view' }])).toEqual(['Odd'])
  })
})
