import { useEffect } from 'react'
import { paths } from '#features/shared/paths.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { NoSuchPage } from '../no-such-page.tsx'
import { OperationView } from './operation-view.tsx'
import { type Area, areasOf } from './read-openapi.ts'
import { useOpenApi } from './use-openapi.ts'

/** Every operation, area by area: all of them in short, or those of one area in full. */
export function ReferenceView({ slug }: { slug: string | undefined }) {
  const description = useOpenApi()
  if (description.state === 'failed') {
    return (
      <ErrorState
        title="The reference could not be loaded"
        message="Check your connection and try again."
        onRetry={description.retry}
      />
    )
  }
  if (description.state === 'loading') {
    return (
      <SkeletonGroup label="Loading the reference" className="vg-_docs__page">
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonGroup>
    )
  }
  const { api } = description
  const areas = areasOf(api)
  if (slug === undefined) return <Overview areas={areas} />
  const area = areas.find((each) => each.slug === slug)
  if (!area) return <NoSuchPage />
  return (
    <article className="vg-_docs__page">
      <ScrollToHash />
      <Stack as="header" gap={3} className="vg-_docs__words">
        <Heading level={1} size="3xl">
          {area.title}
        </Heading>
        <OperationLinks area={area} />
      </Stack>
      {area.operations.map((operation) => (
        <OperationView key={operation.operationId} api={api} operation={operation} />
      ))}
    </article>
  )
}

function Overview({ areas }: { areas: Area[] }) {
  return (
    <article className="vg-_docs__page">
      <Stack as="header" gap={3} className="vg-_docs__words">
        <Heading level={1} size="3xl">
          API reference
        </Heading>
        <Text size="lg" tone="muted">
          Every operation with what it takes, what it answers and how to call it.
        </Text>
        <Text tone="muted">
          For your tools: <Link href="/api/openapi.json">the same as OpenAPI 3.1</Link>.
        </Text>
      </Stack>
      <div className="vg-_docs__areas">
        {areas.map((area) => (
          <Stack as="section" key={area.slug} gap={3} aria-labelledby={area.slug}>
            <Heading id={area.slug} level={2} size="lg">
              <Link href={paths.docsArea.href(area.slug)} tone="quiet">
                {area.title}
              </Link>
            </Heading>
            <OperationLinks area={area} />
          </Stack>
        ))}
      </div>
    </article>
  )
}

function OperationLinks({ area }: { area: Area }) {
  return (
    <Stack as="ul" gap={2}>
      {area.operations.map(({ operationId, method, summary }) => (
        <Row as="li" key={operationId} align="baseline">
          <Badge className="vg-_docs__method">{method}</Badge>
          <Link href={paths.docsArea.href(area.slug, operationId)} tone="quiet">
            {summary.replace(/\.$/, '')}
          </Link>
        </Row>
      ))}
    </Stack>
  )
}

/** What the address points to was not there yet when the browser looked for it. */
function ScrollToHash() {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1))
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])
  return null
}
