import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { removeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { versionScenarios } from '#mocks/handlers/agents/version.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AgentBar } from '../bar/agent-bar.tsx'
import { UnsavedProvider } from '../core/unsaved-provider.tsx'
import { OverviewScreen } from '../overview/overview-screen.tsx'

const cafe = buildAgent()
const savePath = `*/api/eu/v2/agents/${cafe.ID}`

/** The bar of the shell over the screen of the agent. */
const meta = {
  render: () => (
    <UnsavedProvider>
      <AgentBar />
      <OverviewScreen region="eu" agentId={cafe.ID} origin="https://app.example" />
    </UnsavedProvider>
  ),
  decorators: [withSignedIn, withRoute],
  parameters: {
    seed: { agents: [cafe] },
    layout: 'fullscreen',
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', cafe.ID) },
  },
  beforeEach: () => {
    removeLocal('vg_deploy_hint')
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

async function typeName({ canvas, userEvent }: PlayContext, text: string) {
  const input = await canvas.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
  return input
}

const press = ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

/** 'Published' while what is here is what visitors have; 'Publish' from the first letter typed. */
export const Unsaved: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: 'Published' })).toBeDisabled()
    await typeName(context, 'Harbour café & bar')
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled()
    await typeName(context, cafe.title)
    await expect(await canvas.findByRole('button', { name: 'Published' })).toBeDisabled()
  },
}

/** A draft that is saved, and then saved as it was, needs no publishing. */
export const BackToPublished: Story = {
  play: async (context) => {
    const { canvas } = context
    await typeName(context, 'Harbour café & bar')
    await press(context, 'Save changes')
    await canvas.findByText('Unpublished changes')
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled()
    await typeName(context, cafe.title)
    await press(context, 'Save changes')
    await expect(await canvas.findByRole('button', { name: 'Published' })).toBeDisabled()
    await expect(canvas.getByText('Published version 1')).toBeVisible()
  },
}

/** What is typed is saved first, then visitors get it, and the version is kept with who did it. */
export const SavedOnTheWay: Story = {
  play: async (context) => {
    const { canvas, msw, mocks } = context
    const calls: string[] = []
    msw.use(
      http.post(savePath, () => void calls.push('save')),
      http.post('*/publish', () => void calls.push('publish')),
    )
    await typeName(context, 'Harbour café & bar')
    await press(context, 'Publish')
    await screen.findByRole('dialog', { name: "You've just published your agent, it's now time to deploy" })
    await screen.findByText('Version 2 is live')
    await expect(calls).toEqual(['save', 'publish'])
    await expect(mocks.db.versions.get(cafe.ID)?.[0]).toMatchObject({
      version: 2,
      savedBy: 'owner@example.com',
      agent: { title: 'Harbour café & bar', ownerID: cafe.ownerID },
    })
    await expect(canvas.getByRole('button', { name: 'Published' })).toBeDisabled()
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await expect(canvas.getByText('Published version 2')).toBeVisible()
  },
}

/** Nothing goes out that cannot be saved; the page shows why. */
export const NotValid: Story = {
  play: async (context) => {
    const { canvas, msw } = context
    const published: string[] = []
    msw.use(http.post('*/publish', ({ request }) => void published.push(request.url)))
    const name = await typeName(context, '')
    await press(context, 'Publish')
    await screen.findByText('The agent could not be published')
    await expect(await canvas.findByText('Please provide a name for the agent.')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(published).toEqual([])
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled()
  },
}

/** The network goes while it saves: what was typed stays, and the next press does all of it. */
export const Offline: Story = {
  play: async (context) => {
    const { canvas, msw, mocks } = context
    msw.use(agentScenarios.save.networkFails())
    const name = await typeName(context, 'Harbour café & bar')
    await press(context, 'Publish')
    await screen.findByText('The agent could not be published')
    await expect(name).toHaveValue('Harbour café & bar')
    msw.use(...mocks.handlers)
    await press(context, 'Publish')
    await screen.findByText('Version 2 is live')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour café & bar' })).toBeVisible()
  },
}

/** Someone else saved the same field: nobody's words go out before somebody chose. */
export const ChangedByOther: Story = {
  play: async (context) => {
    const { canvas, msw, mocks } = context
    const { db } = mocks
    const saveByOther = () => {
      Object.assign(db.agents[0] ?? {}, { title: 'Café of theirs', rev: 2, fieldRevs: { title: 2 } })
    }
    msw.use(http.post(savePath, saveByOther, { once: true }))
    await typeName(context, 'Café of mine')
    await press(context, 'Publish')
    await canvas.findByRole('alert', { name: 'Someone else changed this meanwhile.' })
    await expect(db.agents[0]).toMatchObject({ title: 'Café of theirs', publishedVersion: 1 })
    await press(context, 'Keep mine')
    await canvas.findByText('All changes saved.')
    await press(context, 'Publish')
    await screen.findByText('Version 2 is live')
    await expect(db.agents[0]).toMatchObject({ title: 'Café of mine', publishedVersion: 2 })
  },
}

/** While the page saves, the button turns. */
export const Saving: Story = {
  play: async (context) => {
    context.msw.use(agentScenarios.save.neverAnswers())
    await typeName(context, 'Harbour café & bar')
    await press(context, 'Save changes')
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** A publish that takes its time says what it does, and can be stopped and tried again. */
export const Slow: Story = {
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    msw.use(versionScenarios.publish.neverAnswers())
    await typeName(context, 'Harbour café & bar')
    await press(context, 'Publish')
    const progress = within(await screen.findByRole('dialog', { name: 'Publishing' }, { timeout: 5000 }))
    const stages = progress.getAllByRole('listitem')
    await expect(stages.map(({ dataset }) => dataset.state)).toEqual(['done', 'running'])
    await expect(stages[0]).toHaveTextContent('Saving your changes')
    await userEvent.click(progress.getByRole('button', { name: 'Stop' }))
    await screen.findByText('Publishing stopped')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled())
    await expect(screen.queryByRole('dialog')).toBeNull()
    // What it had saved stays saved.
    await expect(canvas.getByText('Unpublished changes')).toBeVisible()
  },
}

/** A white picture of one pixel, drawn large. */
const whitePicture = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="#fff"/></svg>')}`

/** Words over a picture are read as visitors would: against its lightest and its darkest colour. */
export const WordsOverPicture: Story = {
  parameters: {
    seed: {
      agents: [
        {
          ...cafe,
          rev: 3,
          customCSS: `.vg-widget__bubble { background: #000 url("${whitePicture}"); color: #fff }`,
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    const gate = within(
      await screen.findByRole('dialog', { name: 'Visitors could not use this widget' }, { timeout: 20_000 }),
    )
    await expect(gate.getAllByText(/would be 1\.0:1; text needs 4\.5:1\./)[0]).toBeVisible()
  },
}

/** CSS that takes the message box away is not published; the repaired version is, and is what the editor then has. */
export const UnusableCss: Story = {
  parameters: {
    seed: {
      agents: [
        {
          ...cafe,
          rev: 3,
          customCSS:
            '.vg-widget__header { background: #4c1d95; color: #fff }\n.vg-widget__description, .vg-widget__close { color: #e9d5ff }\n.vg-widget__composer { display: none }',
        },
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent, mocks } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    const gate = within(
      await screen.findByRole('dialog', { name: 'Visitors could not use this widget' }, { timeout: 20_000 }),
    )
    await expect(gate.getByText('The message box would be hidden.')).toBeVisible()
    await expect(mocks.db.agents[0]?.publishedVersion).toBe(1)
    await userEvent.click(gate.getByRole('button', { name: 'Publish the repaired version' }))
    await screen.findByText('Version 2 is live', undefined, { timeout: 20_000 })
    await expect(mocks.db.agents[0]?.customCSS).toContain('#4c1d95')
    await expect(mocks.db.agents[0]?.customCSS).not.toContain('display')
    await expect(canvas.getByRole('button', { name: 'Published' })).toBeDisabled()
  },
}
