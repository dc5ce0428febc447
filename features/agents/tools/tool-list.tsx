import { KeyRound, SearchX } from 'lucide-react'
import { useState } from 'react'
import { FunctionPicture } from '#features/library/functions/function-picture.tsx'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { toolsWords } from './tools.words.ts'

/** So many fit on a screen without being searched. */
const fewTools = 8

interface ToolListProps {
  functions: readonly FunctionCard[]
  /** Ids of those the agent may call. */
  assigned: readonly string[]
  readOnly: boolean
  onAssign: (id: string, assigned: boolean) => void
  onOpen: (id: string) => void
}

/** Every function of the workspace, with whether this agent may call it. */
export function ToolList({ functions, assigned, readOnly, onAssign, onOpen }: ToolListProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const found = functions.filter(({ name, description, url }) =>
    `${name} ${description} ${url}`.toLowerCase().includes(words),
  )
  return (
    <Stack gap={0}>
      {functions.length > fewTools && (
        <SearchField
          label="Search tools"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.length === 0 && (
        <EmptyState icon={<SearchX />} title="No tool matches" message="Try fewer or different words." />
      )}
      <Stack as="ul" gap={0} aria-label={toolsWords.assigned.label}>
        {found.map(({ ID, name, imageUrl, description, method, url, credentialId }) => (
          <ListRow
            key={ID}
            inset
            icon={<FunctionPicture of={{ name, imageUrl }} />}
            title={
              <Row wrap gap={2}>
                <bdi>{name}</bdi>
                {credentialId !== '' && <Badge icon={<KeyRound aria-hidden />}>Credential</Badge>}
              </Row>
            }
            detail={
              <>
                {description}
                <br />
                <Text as="span" code size="xs" dir="ltr">
                  {method} {url}
                </Text>
              </>
            }
            actions={
              <Row gap={4}>
                <Switch
                  label={
                    <>
                      Assigned<VisuallyHidden>: {name}</VisuallyHidden>
                    </>
                  }
                  checked={assigned.includes(ID)}
                  disabled={readOnly}
                  onCheckedChange={(on) => onAssign(ID, on)}
                />
                <Button size="sm" onClick={() => onOpen(ID)}>
                  {readOnly ? 'View' : 'Edit'}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Row>
            }
          />
        ))}
      </Stack>
    </Stack>
  )
}
