import { describe, expect, it } from 'vitest'
import { type Permission, permissions } from '../workspaces/permissions.ts'
import {
  admit,
  agencyAdmin,
  anyone,
  type Caller,
  callerOf,
  type Decision,
  decide,
  inWorkspace,
  itsVisitor,
  may,
  type Needs,
  ofAgent,
  ownAccount,
  type Right,
} from './needs.ts'

const [region, uid] = ['eu', 'w1'] as const
const agent = { ID: 'a1', ownerID: uid }
const inW1 = (usersPerms: readonly Permission[], role: 'owner' | 'member' = 'member') =>
  callerOf({ workspaces: [{ uid, region, role, usersPerms }] })

const callers = {
  anonymous: callerOf(null),
  owner: inW1(permissions, 'owner'),
  editor: inW1(['view', 'editAgents']),
  viewer: inW1(['view']),
  stranger: callerOf({ workspaces: [{ uid: 'w2', region, role: 'owner', usersPerms: permissions }] }),
  namesake: callerOf({ workspaces: [{ uid, region: 'na', role: 'owner', usersPerms: permissions }] }),
  secret: { kind: 'workspace-key', workspaceId: uid, region },
  'secret elsewhere': { kind: 'workspace-key', workspaceId: uid, region: 'na' },
  key: { kind: 'agent-key', agentId: 'a1', region },
  'key elsewhere': { kind: 'agent-key', agentId: 'a1', region: 'na' },
  'sibling key': { kind: 'agent-key', agentId: 'a2', region },
  visitor: { kind: 'visitor', agentId: 'a1', region },
  'sibling visitor': { kind: 'visitor', agentId: 'a2', region },
  'agency admin': { kind: 'agency-admin', agencyId: uid, region },
} satisfies Record<string, Caller>
type Name = keyof typeof callers

const outside: Record<Name, Decision> = {
  anonymous: 'hide',
  owner: 'hide',
  editor: 'hide',
  viewer: 'hide',
  stranger: 'hide',
  namesake: 'hide',
  secret: 'hide',
  'secret elsewhere': 'hide',
  key: 'hide',
  'key elsewhere': 'hide',
  'sibling key': 'hide',
  visitor: 'hide',
  'sibling visitor': 'hide',
  'agency admin': 'hide',
}
const toLook = { ...outside, owner: 'allow', editor: 'allow', viewer: 'allow', secret: 'allow' } as const
const toEdit = { ...toLook, viewer: 'forbid' } as const
const toOwn = { ...toEdit, editor: 'forbid', secret: 'forbid' } as const

const inside = { workspaceId: uid }
const table: { what: string; ask: (caller: Caller) => Decision; expected: Record<Name, Decision> }[] = [
  {
    what: 'looking into a workspace',
    ask: (caller) => decide(inWorkspace('view'), caller, inside, region),
    expected: toLook,
  },
  {
    what: 'changing what is in a workspace',
    ask: (caller) => decide(inWorkspace('editAgents'), caller, inside, region),
    expected: toEdit,
  },
  {
    what: 'owning a workspace',
    ask: (caller) => decide(inWorkspace('owner'), caller, inside, region),
    expected: toOwn,
  },
  {
    what: 'a workspace without a region',
    ask: (caller) => decide(inWorkspace('view'), caller, inside, undefined),
    expected: outside,
  },
  {
    what: 'a new workspace',
    ask: (caller) => decide(inWorkspace('view', { orNew: true }), caller, { ...inside, isNew: true }, region),
    expected: {
      ...outside,
      owner: 'allow',
      editor: 'allow',
      viewer: 'allow',
      stranger: 'allow',
      namesake: 'allow',
    },
  },
  {
    what: 'a new thing where none may be made',
    ask: (caller) => decide(inWorkspace('view'), caller, { ...inside, isNew: true }, region),
    expected: toLook,
  },
  {
    what: 'looking at an agent',
    ask: (caller) => decide(ofAgent('view'), caller, agent, region),
    expected: { ...toLook, key: 'allow' },
  },
  {
    what: 'changing an agent',
    ask: (caller) => decide(ofAgent('editAgents'), caller, agent, region),
    expected: { ...toEdit, key: 'allow' },
  },
  {
    what: 'owning an agent',
    ask: (caller) => decide(ofAgent('owner', { agentKey: false }), caller, agent, region),
    expected: { ...toOwn, key: 'forbid' },
  },
  {
    what: 'seeing the dashboard at an agency’s host',
    ask: (caller) => decide(agencyAdmin, caller, undefined, region),
    expected: { ...outside, 'agency admin': 'allow' },
  },
  {
    what: 'talking to an agent',
    ask: (caller) => decide(itsVisitor, caller, { agentId: 'a1' }, region),
    expected: { ...outside, visitor: 'allow' },
  },
]

describe('what a call needs', () => {
  describe.each(table)('$what', ({ ask, expected }) => {
    it.each(Object.keys(callers) as Name[])('%s', (name) => {
      expect(ask(callers[name])).toBe(expected[name])
    })
  })

  it.each<{ needs: Needs; allowed: Name[]; forbidden: Name[] }>([
    { needs: anyone, allowed: Object.keys(callers) as Name[], forbidden: [] },
    { needs: agencyAdmin, allowed: ['agency admin'], forbidden: [] },
    { needs: itsVisitor, allowed: ['visitor', 'sibling visitor'], forbidden: [] },
    {
      needs: ownAccount,
      allowed: ['owner', 'editor', 'viewer', 'stranger', 'namesake'],
      forbidden: ['secret', 'secret elsewhere', 'key', 'key elsewhere', 'sibling key'],
    },
  ])('lets in by the kind of credential: $needs.kind', ({ needs, allowed, forbidden }) => {
    for (const [name, caller] of Object.entries(callers) as [Name, Caller][]) {
      const expected = allowed.includes(name) ? 'allow' : forbidden.includes(name) ? 'forbid' : 'signIn'
      expect(admit(needs, caller), name).toBe(expected)
    }
  })
})

describe('what somebody may call', () => {
  it.each<[Right, boolean, boolean, boolean]>([
    ['view', true, true, true],
    ['editAgents', true, true, false],
    ['publish', true, false, false],
    ['members', true, false, false],
    ['owner', true, false, false],
  ])('that needs %s', (right, owner, editor, viewer) => {
    for (const needs of [inWorkspace(right), ofAgent(right)]) {
      expect(may({ needs }, { role: 'owner', usersPerms: permissions })).toBe(owner)
      expect(may({ needs }, { role: 'member', usersPerms: ['view', 'editAgents'] })).toBe(editor)
      expect(may({ needs }, { role: 'member', usersPerms: ['view'] })).toBe(viewer)
    }
  })

  it('about their own account or the public', () => {
    const viewer = { role: 'member', usersPerms: ['view'] } as const
    expect([anyone, ownAccount, itsVisitor, agencyAdmin].map((needs) => may({ needs }, viewer))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
