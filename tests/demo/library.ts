import {
  createAutomationRun,
  listAutomationRuns,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import type { AutomationFields } from '#mocks/contracts/library/automation.schema.ts'
import { saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { type FunctionFields, functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { newAgentId, type Person } from '../harness/sign-up.ts'
import type { DemoAgent } from './agents.ts'
import { call } from './call.ts'
import { asOwner, type Demo } from './people.ts'
import type { DemoSites } from './sites.ts'
import { daysAgo, type Moment } from './timeline.ts'

const prompts = [
  {
    title: 'House style',
    content:
      'Answer in short sentences. Say what can be done next. Never promise a date, a price or a refund that is not in the knowledge.',
    tags: ['style'],
  },
  {
    title: 'Handing over',
    content:
      'When a visitor asks for a person, or asks the same thing three times, ask for a name and an e-mail address, repeat both, and say that somebody will write.',
    tags: ['handover', 'contact'],
  },
  {
    title: 'Opening hours',
    content:
      'Before you answer when something is open, ask for which day. Mention public holidays only if the knowledge does.',
    tags: ['hours'],
  },
]

const orderNumber = {
  name: 'order',
  type: 'string',
  description: 'The number on the receipt.',
  required: true,
} as const

/** Functions by whether they send the shop's key. */
const functions: { fields: Partial<FunctionFields>; isSigned: boolean }[] = [
  {
    isSigned: true,
    fields: {
      name: 'find_order',
      description: 'Looks an order up by its number, and tells its state and the day it arrives.',
      url: 'https://shop.example/api/orders/{order}',
      parameters: [orderNumber],
    },
  },
  {
    isSigned: true,
    fields: {
      name: 'book_table',
      description: 'Reserves a table once the visitor has named a day, a time and how many come.',
      method: 'POST',
      url: 'https://shop.example/api/reservations',
      parameters: [
        { name: 'day', type: 'string', description: 'As in 2026-03-14.', required: true },
        { name: 'time', type: 'string', description: 'As in 19:30.', required: true },
        { name: 'people', type: 'integer', description: 'How many come.', required: true },
      ],
    },
  },
  {
    isSigned: false,
    fields: {
      name: 'opening_hours',
      description: 'Tells the hours of one day, holidays included.',
      url: 'https://shop.example/hours.json?day={day}',
      parameters: [{ name: 'day', type: 'string', description: 'As in 2026-03-14.', required: true }],
    },
  },
]

/** What the owner keeps in the eu workspace: prompts, functions with their key, and a crawler that has run. */
export function library(demo: Demo, sites: DemoSites, agents: readonly DemoAgent[]): Moment[] {
  const reader = agents.find(({ plan }) => plan.region === 'eu' && 'site' in plan.origin)
  if (!reader) throw new Error('The demo plans no agent made from a website in eu.')
  const inEurope = (visit: (owner: Person) => Promise<void>) => () => asOwner(demo, 'eu', visit)
  return [
    { at: daysAgo(30, 11 * 60), happen: inEurope(keepPrompts) },
    { at: daysAgo(20, 14 * 60), happen: inEurope(keepFunctions) },
    {
      at: daysAgo(1, 8 * 60),
      happen: inEurope((owner) =>
        crawl(owner, {
          name: 'Coffee house website',
          agentId: reader.id,
          website: sites.companies.coffee.website,
          maxPages: 12,
          schedule: 'weekly',
          enabled: true,
        }),
      ),
    },
  ]
}

async function keepPrompts({ client, region, workspaceId }: Person): Promise<void> {
  for (const prompt of prompts) {
    await call(client, savePrompt, {
      params: { region, itemId: newAgentId() },
      body: { workspaceId, ...prompt },
    })
  }
}

async function keepFunctions({ client, region, workspaceId }: Person): Promise<void> {
  const key = await call(client, saveCredential, {
    params: { region, itemId: newAgentId() },
    body: {
      workspaceId,
      name: 'Shop key',
      kind: 'bearer',
      hosts: ['shop.example'],
      secret: `demo-${newAgentId()}`,
    },
  })
  for (const { fields, isSigned } of functions) {
    await call(client, saveFunction, {
      params: { region, itemId: newAgentId() },
      body: { workspaceId, ...functionDefaults, ...fields, credentialId: isSigned ? key.ID : '' },
    })
  }
}

/** Longest a run is waited for, in steps of 100 ms. */
const patience = 300

async function crawl({ client, region, workspaceId }: Person, fields: AutomationFields): Promise<void> {
  const params = { region, automationId: newAgentId() }
  await call(client, saveAutomation, { params, body: { workspaceId, ...fields } })
  const { status } = await client.call(createAutomationRun, { params })
  if (status !== 202) throw new Error(`The demo's crawler did not start: ${status}`)
  for (let step = 0; step < patience; step += 1) {
    const { items } = await call(client, listAutomationRuns, { params })
    if (items[0]?.state === 'done') return
    if (items[0]?.state === 'failed') throw new Error(`The demo's crawler failed: ${items[0].message}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("The demo's crawler did not end.")
}
