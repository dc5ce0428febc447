import { useQuery } from '@tanstack/react-query'
import { siteProofPath } from '#mocks/contracts/knowledge/site-proof.ts'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type KnowledgeOwner, usageQuery } from './knowledge.queries.ts'

/** How a website says that it is theirs, so that pages robots.txt keeps out are read. */
export function OwnSite({ owner }: { owner: KnowledgeOwner }) {
  const { data } = useQuery(usageQuery(owner))
  if (!data) return null
  return (
    <Stack gap={3}>
      <Text tone="muted" size="sm">
        Pages that robots.txt keeps readers from are left out. Is it your website? Put a text file with this
        line on it: then they are read, too, for as long as the file is there.
      </Text>
      <Stack gap={2}>
        <CopyRow label="File" value={siteProofPath} />
        <CopyRow label="Line" value={data.siteProof} />
      </Stack>
    </Stack>
  )
}
