import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { Card } from '#ui/card/card.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsPanelProps } from './settings-panel.ts'

/** Who the agent is, and where that is changed. */
export function CorePanel({ region, agent }: SettingsPanelProps) {
  const platform =
    agent.agentPlatform === 'vf' ? 'An agent of the compatible platform' : 'An agent of this product'
  return (
    <Card padding="lg">
      <Section
        {...headOf(settingsCards.agent)}
        actions={
          <Link asChild>
            <RouterLink to={paths.agentOverview.href(region, agent.ID)}>Change them there</RouterLink>
          </Link>
        }
      >
        <Stack as="ul" gap={0}>
          <ListRow title={<bdi>{agent.title}</bdi>} detail={<bdi>{agent.description}</bdi>} />
          <ListRow title="Platform" detail={platform} />
        </Stack>
        <CopyRow {...settingsWords.agentId} value={agent.ID} />
      </Section>
    </Card>
  )
}
