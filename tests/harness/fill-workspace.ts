import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { uploadFile } from '#mocks/contracts/files/file.contract.ts'
import { createAutomationRun, saveAutomation } from '#mocks/contracts/library/automation.contract.ts'
import { saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import { saveEventSettings } from '#mocks/contracts/library/event.contract.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { sendNewAgent } from '#mocks/contracts/notifications/new-agent.contract.ts'
import { getBrandingInfo } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { sendInvitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import type { CallInput } from './http-client.ts'
import { newAgentId, newEmail, type Person, signUp } from './sign-up.ts'
import type { RunningApp } from './start-app.ts'
import { addMember, makeAgent, setLimits, visitorClient, workspaceKeyClient } from './workspace-people.ts'

/** A workspace with something of everything, beside its owner's main one, and an agent of it. */
export interface FullWorkspace {
  /** Its owner, whose calls are about it. */
  owner: Person
  agentId: string
}

/** Makes a workspace that has used every part of the product. */
export async function fillWorkspace(app: RunningApp): Promise<FullWorkspace> {
  const owner = { ...(await signUp(app)), workspaceId: newAgentId() }
  const { region, workspaceId } = owner
  const inWorkspace = { params: { region, uid: workspaceId } }
  await succeed(owner, saveWorkspace, {
    ...inWorkspace,
    body: { workspaceName: 'Full', workspacePhotoURL: fixtureLogo },
  })
  await setLimits(app, owner, { workspaceSeats: 5 })
  await addMember(app, owner, await signUp(app))
  await succeed(owner, sendInvitation, { ...inWorkspace, body: { to: newEmail() } })
  await workspaceKeyClient(app, owner)
  await fillLibrary(owner)
  return { owner, agentId: await fillAgent(app, owner) }
}

async function fillLibrary(owner: Person): Promise<void> {
  const { region, workspaceId } = owner
  const item = (body: object) => ({
    params: { region, itemId: newAgentId() },
    body: { workspaceId, ...body },
  })
  await succeed(owner, saveEventSettings, {
    params: { region, workspaceId },
    body: { subscribedEvents: ['agent_created'] },
  })
  await succeed(owner, savePrompt, item({ title: 'Tone', content: 'Short sentences.' }))
  await succeed(owner, saveCredential, item({ name: 'Shop', kind: 'bearer', secret: 'a-secret-of-the-shop' }))
  await succeed(
    owner,
    saveFunction,
    item({ name: 'find_order', description: 'Finds an order.', url: 'https://shop.example/orders' }),
  )
  const primary = '#B4532A'
  await succeed(owner, saveTheme, {
    params: { region, themeId: newAgentId() },
    body: {
      workspaceId,
      name: 'Clay',
      primary,
      nineColorPallet: generatePalette(primary, 'light'),
      themeType: 'light',
    },
  })
  const company = { name: 'Harbour café', website: 'cafe.example', description: 'Coffee by the harbour.' }
  await succeed(owner, getBrandingInfo, { params: { region }, body: { workspaceId, company } })
}

async function fillAgent(app: RunningApp, owner: Person): Promise<string> {
  const { region, workspaceId } = owner
  const agentId = await makeAgent(owner)
  await succeed(owner, createAgentKey, { params: { region, agentId } })
  await succeed(owner, sendNewAgent, { params: { region }, body: { agent: { ID: agentId } } })
  await succeed(owner, uploadFile, {
    params: { region },
    body: { agentId, userId: workspaceId, base64Payload: fixtureLogo, targetPath: 'pictures/logo.png' },
  })
  const automationId = newAgentId()
  await succeed(owner, saveAutomation, {
    params: { region, automationId },
    body: { workspaceId, name: 'Website', agentId, website: 'cafe.example', maxPages: 5 },
  })
  await succeed(owner, createAutomationRun, { params: { region, automationId } })
  const visitor = await visitorClient(app, region, agentId)
  const question = { params: { region, agentId }, body: { text: 'When are you open?' } }
  const asked = await visitor.call(sendVisitorMessage, question)
  if (asked.status !== 200) throw new Error(`No conversation: ${asked.text}`)
  return agentId
}

async function succeed({ client }: Person, contract: Contract, input: CallInput): Promise<void> {
  const { status, text } = await client.call(contract, input)
  if (status >= 300) throw new Error(`${contract.id}: ${status} ${text}`)
}
