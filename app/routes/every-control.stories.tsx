import { lazy, Suspense, useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import type { Findable } from '#features/agents/core/findable.types.ts'
import { findablesOf } from '#features/agents/find/all-findables.ts'
import { paths } from '#features/shared/paths.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { bookingFlow } from '#mocks/fixtures/flow/flow.fixtures.ts'
import { buildCheckCases } from '#mocks/fixtures/publishing/check.fixtures.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { agentSections } from './agent-sections.ts'

/** What people set something with. Searches, rows of tables and of conversations, previews and what stands in a dialog set nothing of the agent. */
const controls =
  'input:not([type="hidden"], [type="search"]), textarea, select, [contenteditable="true"], ' +
  '[role="switch"], [role="radiogroup"], [role="combobox"], [role="slider"], [role="checkbox"]'
const exempt =
  '[role="dialog"], [role="search"], search, table, [aria-label="Conversations"], aside, [inert], [hidden], [aria-hidden="true"], [type="search"]'

/** The controls on the screen that the search does not lead to, as their labels. */
function undeclared(root: ParentNode, entries: readonly Findable[]): string[] {
  const isField = (id: string | undefined) =>
    entries.some((entry) => entry.id === id) && !entries.some(({ card }) => card?.id === id)
  return [...root.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.closest(exempt))
    .filter((control) => !isField(control.closest<HTMLElement>('[data-find]')?.dataset.find))
    .map(
      (control) =>
        control.getAttribute('aria-label') ?? control.closest('.vg-field')?.textContent ?? control.outerHTML,
    )
}

const agentId = fixtureAgentIds.cafe

const screens = agentSections.map(({ tab, lazy: load }) => ({
  tab,
  Screen: lazy(async () => ({ default: (await load()).Component })),
}))

/** Every screen of an agent, one after the other: a link to each, and the one that is chosen. */
function EverySection() {
  const [entries] = useState(() => findablesOf(agentSections))
  const addresses = [
    ...new Set(
      entries
        .filter(({ id, section }) => id !== section)
        .map(({ section, subTab }) => (subTab ? `${section}?tab=${subTab}` : section)),
    ),
  ]
  return (
    <>
      <nav aria-label="Every screen">
        {addresses.map((address) => (
          <Link
            key={address}
            to={`${paths.agents.href('eu')}/${agentId}/${address}`}
            style={{ marginInlineEnd: 8 }}
          >
            {address}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<p>Loading the screen</p>}>
        <Routes>
          {screens.map(({ tab, Screen }) => (
            <Route
              key={tab}
              path={tab}
              element={
                <div data-testid={tab}>
                  <Screen />
                </div>
              }
            />
          ))}
        </Routes>
      </Suspense>
    </>
  )
}

/** Opens every card and waits until the screen has drawn what it declares. */
async function checkScreen(
  root: HTMLElement,
  entries: readonly Findable[],
  platform: Agent['agentPlatform'],
): Promise<void> {
  const declared = entries.filter(
    ({ id, section, only }) => id !== section && (only === undefined || only === platform),
  )
  for (const entry of declared) {
    await waitFor(
      () => {
        for (const closed of root.querySelectorAll<HTMLElement>(
          '.vg-collapsible-card__trigger[aria-expanded="false"]',
        ))
          closed.click()
        if (!root.querySelector(`[data-find="${entry.id}"]`))
          throw new Error(`The search leads to ${entry.id}, which is not on its screen`)
      },
      { timeout: 10_000 },
    )
  }
  await expect(undeclared(root, entries)).toEqual([])
}

/** Sections with so much on them that they have stories of their own. */
const isLarge = (address: string) => /^(overview|settings)\b/.test(address)

/** What an agent knows, says and does. */
const isOfAnswers = (address: string) => /^(kb|nodes|prompt|tools)\b/.test(address)

/** The sub-tabs of the settings that are about what visitors see and read. */
const isOfChat = (address: string) => /^settings\?tab=(core|ui|language|handoff)$/.test(address)

/** Of the compatible platform only what it alone has: the rest is the same. */
async function checkAll(
  platform: Agent['agentPlatform'],
  isAskedFor: (address: string) => boolean,
): Promise<void> {
  const entries = findablesOf(agentSections)
  let checked = 0
  const own = entries.filter(({ only }) => only === 'vf')
  for (const link of screen.getByRole('navigation', { name: 'Every screen' }).querySelectorAll('a')) {
    const address = link.textContent ?? ''
    const [section = '', subTab] = address.split('?tab=')
    const isAsked =
      platform === 'vg' || own.some((entry) => entry.section === section && entry.subTab === subTab)
    if (!isAsked || !isAskedFor(address)) continue
    checked += 1
    link.click()
    const root = await screen.findByTestId(section, undefined, { timeout: 10_000 })
    const here = entries.filter(
      (entry) => entry.section === section && (entry.subTab === undefined || entry.subTab === subTab),
    )
    await checkScreen(root, here, platform)
  }
  await expect(checked).toBeGreaterThan(0)
}

const meta = {
  component: EverySection,
  decorators: [withSignedIn, withRoute],
  parameters: {
    route: {
      pattern: '/app/:region/agents/:agentId/*',
      url: paths.agent.href('eu', agentId),
    },
  },
} satisfies Meta<typeof EverySection>

export default meta
type Story = StoryObj<typeof meta>

/** The screens, each behind its link. */
export const Default: Story = {}

/** Every labelled control of the sections is found by typing, and everything that is found is on its screen. */
export const EveryControl: Story = {
  tags: ['walk'],
  play: () => checkAll('vg', (address) => !isLarge(address) && !isOfAnswers(address)),
}

/** The same of what an agent knows, says and does. */
export const EveryControlOfAnswers: Story = {
  tags: ['walk'],
  // The canvas has its controls once something is drawn, and checks once there is one.
  parameters: {
    seed: {
      agents: [buildAgent({ nodes: bookingFlow('function0lookup0') })],
      checks: { [agentId]: { cases: buildCheckCases() } },
    },
  },
  play: () => checkAll('vg', isOfAnswers),
}

/** The same of the widget, which is the longest screen. */
export const EveryControlOfTheWidget: Story = {
  tags: ['walk'],
  play: () => checkAll('vg', (address) => address === 'overview'),
}

/** The same of the settings that are about what visitors see and read. */
export const EverySettingOfTheChat: Story = {
  tags: ['walk'],
  play: () => checkAll('vg', isOfChat),
}

/** The same of the other settings. */
export const EveryOtherSetting: Story = {
  tags: ['walk'],
  play: () => checkAll('vg', (address) => address.startsWith('settings') && !isOfChat(address)),
}

/** The same of an agent of the compatible platform. */
export const CompatibleAgent: Story = {
  tags: ['walk'],
  parameters: { seed: { agents: [buildAgent({ agentPlatform: 'vf' })] } },
  play: () => checkAll('vf', () => true),
}

/** A control without a declaration is noticed, in a card that is declared, too. */
export const Undeclared: Story = {
  render: () => (
    <div data-testid="screen">
      <section data-find="overview.websites">
        <Field label="Forgotten">
          <TextField />
        </Field>
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const found = undeclared(canvas.getByTestId('screen'), findablesOf(agentSections))
    await expect(found).toEqual(['Forgotten'])
  },
}
