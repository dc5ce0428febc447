import type { Names } from '../names.ts'
import type { FileSet } from '../write-files.ts'

/** What a person sees: queries, screen and its stories. */
export function browserFiles({ area, thing, pascal, camel, title }: Names): FileSet {
  const folder = `features/${area}/${thing}`
  return {
    [`${folder}/${thing}.queries.ts`]: `import { queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { get${pascal} } from '#mocks/contracts/${area}/${thing}.contract.ts'
import type { ParamsOf } from '#mocks/contracts/shared/define-contract.ts'

/** One of them, kept under the contract's id. */
export function ${camel}Query(params: ParamsOf<typeof get${pascal}>) {
  return queryOptions({
    queryKey: [get${pascal}.id, params],
    queryFn: ({ signal }) => call(get${pascal}, { params, signal }),
  })
}
`,
    [`${folder}/${thing}-screen.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { ${camel}Query } from './${thing}.queries.ts'

/** The ${title} of the address, with its loading and failed states. */
export function ${pascal}Screen() {
  const { region } = useWorkspace()
  const { id: ${camel}Id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(${camel}Query({ region, ${camel}Id }))
  if (data) return <h1>{data.title}</h1>
  if (error) {
    return (
      <ErrorState
        title="${title} could not be loaded"
        message={error.message}
        onRetry={() => refetch()}
        retrying={isFetching}
        level={2}
      />
    )
  }
  return (
    <SkeletonGroup>
      <Skeleton shape="title" width="third" />
    </SkeletonGroup>
  )
}
`,
    [`${folder}/${thing}-screen.stories.tsx`]: `import { expect } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { ${camel}Scenarios } from '#mocks/handlers/${area}/${thing}.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { ${pascal}Screen } from './${thing}-screen.tsx'

const meta = {
  component: ${pascal}Screen,
  decorators: [withSignedIn, withRoute],
  parameters: {
    route: { pattern: paths.${camel}.pattern, url: paths.${camel}.href('eu', '${thing}-00000001') },
  },
} satisfies Meta<typeof ${pascal}Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '${title}' })
    await expect(canvas.queryByText('Write here what QA should see on ${title}')).not.toBeNull()
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(${camel}Scenarios.get.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(${camel}Scenarios.get.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const Absent: Story = {
  beforeEach({ msw }) {
    msw.use(${camel}Scenarios.get.notFound())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '${title} could not be loaded' })).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }
`,
  }
}
