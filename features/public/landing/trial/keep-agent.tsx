import { carrySite } from '#features/shared/carried-site.ts'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'

/** Leads into sign-up with the website that was tried. */
export function KeepAgent({ website }: { website: string }) {
  return (
    <Row wrap gap={3}>
      <Button tone="primary" size="lg" asChild>
        <a
          href={`${paths.signup.href()}?${new URLSearchParams({ site: website })}`}
          onClick={() => carrySite(website)}
        >
          Keep this agent
        </a>
      </Button>
      <Text size="sm" tone="muted">
        Free, for as long as you like.
      </Text>
    </Row>
  )
}
