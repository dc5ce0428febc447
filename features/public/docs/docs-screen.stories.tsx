import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { removeLocal } from '#features/shared/local-values.ts'
import { buildOpenApiDescription } from '#mocks/fixtures/docs/openapi.fixtures.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import { DocsScreen } from './docs-screen.tsx'
import { guides } from './guides.ts'

const address = '*/api/openapi.json'

const meta = {
  component: DocsScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen', pathname: '/docs' },
  beforeEach({ msw }) {
    removeLocal('vg_docs_language')
    msw.use(http.get(address, () => HttpResponse.json(buildOpenApiDescription())))
    return bootData({ hasSession: false, origin: 'https://app.example' })()
  },
} satisfies Meta<typeof DocsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A guide with its parts, marked in the navigation. */
function guide(slug: string): Story {
  const shown = guides.find((each) => each.slug === slug)
  return {
    parameters: { pathname: slug ? `/docs/${slug}` : '/docs' },
    play: async ({ canvas }) => {
      const title = shown?.title ?? ''
      await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: title, current: 'page' })).toBeInTheDocument()
      for (const { heading } of shown?.sections ?? []) {
        await expect(canvas.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument()
      }
    },
  }
}

export const Default: Story = guide('')
export const Embedding: Story = guide('embedding')
export const Styling: Story = guide('styling')
export const Authentication: Story = guide('authentication')
export const ErrorsAndLimits: Story = guide('errors')
export const Lists: Story = guide('paging')
export const Webhooks: Story = guide('webhooks')

/** One choice of a language counts for all examples. */
export const AnotherLanguage: Story = {
  tags: ['arrives'],
  parameters: { pathname: '/docs/authentication' },
  play: async ({ canvas, userEvent }) => {
    const [python] = canvas.getAllByRole('radio', { name: 'Python' })
    await userEvent.click(python as HTMLElement)
    for (const each of canvas.getAllByRole('radio', { name: 'Python' })) await expect(each).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Read an agent' })).toHaveTextContent('import json, os')
    await expect(canvas.getByRole('group', { name: 'Read an agent' })).toHaveTextContent(
      'https://app.example/api/',
    )
  },
}

export const Reference: Story = {
  parameters: { pathname: '/docs/reference' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Reads one agent with all its settings' })
    await expect(link).toHaveAttribute('href', '/docs/reference/agents#agents.agent.get')
    await expect(canvas.getByRole('link', { name: 'All operations', current: 'page' })).toBeInTheDocument()
  },
}

export const ReferenceArea: Story = {
  parameters: { pathname: '/docs/reference/agents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Agents' })).toBeInTheDocument()
    const [body] = canvas.getAllByLabelText('Body')
    await expect(body).toHaveTextContent('up to 200 characters; required')
    const [request] = canvas.getAllByRole('group', { name: 'Request' })
    await expect(request).toHaveTextContent('/v2/agents?workspaceId=$WORKSPACE_ID')
  },
}

export const ReferenceLoading: Story = {
  parameters: { pathname: '/docs/reference' },
  beforeEach({ msw }) {
    msw.use(http.get(address, () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reference')).toBeInTheDocument()
  },
}

export const ReferenceFailed: Story = {
  parameters: { pathname: '/docs/reference' },
  beforeEach({ msw }) {
    msw.use(http.get(address, () => new HttpResponse(null, { status: 503 }), { once: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reference could not be loaded')).toBeInTheDocument()
  },
}

/** The second attempt gets it. */
export const ReferenceRetried: Story = {
  ...ReferenceFailed,
  tags: ['walk'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'API reference' })).toBeInTheDocument()
  },
}

export const NoSuchArea: Story = {
  parameters: { pathname: '/docs/reference/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such page')).toBeInTheDocument()
  },
}

export const NoSuchPage: Story = {
  parameters: { pathname: '/docs/none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such page')).toBeInTheDocument()
  },
}

/** Guides and operations are found together; the arrow keys lead along them. */
export const SearchFound: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the docs' })
    await userEvent.type(field, 'signat')
    const found = await canvas.findByRole('link', { name: /^Signatures/ })
    await expect(found).toHaveAttribute('href', '/docs/webhooks#signatures')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(found).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'visitor sesion')
    const operation = await canvas.findByRole('link', { name: /Starts a visitor session/ })
    await expect(operation).toHaveAttribute('href', '/docs/reference/widget#embed.session.create')
  },
}

export const SearchNothingFound: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the docs' }), 'zeppelin')
    await expect(await canvas.findByText('Nothing was found for “zeppelin”.')).toBeInTheDocument()
  },
}

export const SearchLoading: Story = {
  tags: ['arrives'],
  beforeEach: ReferenceLoading.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the docs' }), 'key')
    await expect(await canvas.findByText('Looking…')).toBeInTheDocument()
  },
}

export const SearchFailed: Story = {
  tags: ['arrives'],
  beforeEach: ReferenceFailed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the docs' }), 'limits')
    await expect(await canvas.findByText('The search could not be loaded.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('link', { name: /^Limits/ })).toBeInTheDocument()
  },
}

/** On a phone the pages fold into a menu, and examples stand under their words. */
export const Phone: Story = {
  tags: ['arrives'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pages of the docs' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Webhooks' })).toBeVisible())
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Pages of the docs' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Webhooks' })).toBeNull())
  },
}
