import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react'
import type { ComponentProps } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { AgentsView } from './use-agents-view.ts'
import './agents-toolbar.css'

const ListMenu = lazyPart(() => import('./list-menu.tsx').then((m) => m.ListMenu))

function ListMenuButton(props: ComponentProps<'button'>) {
  return (
    <IconButton
      {...props}
      tone="neutral"
      label="Sort, filter and import"
      icon={<SlidersHorizontal aria-hidden />}
    />
  )
}

/** Finding agents: words, order, platform, and cards or a table. */
export function AgentsToolbar({ view }: { view: AgentsView }) {
  return (
    <Row className="vg-_agents-tools">
      <SearchField
        label="Search agents"
        value={view.typed}
        onChange={(event) => view.setTyped(event.currentTarget.value)}
      />
      <OnDemand trigger={ListMenuButton} preload={ListMenu.preload}>
        <ListMenu trigger={<ListMenuButton />} view={view} />
      </OnDemand>
      <SegmentedControl
        label="Layout"
        iconOnly
        value={view.layout}
        onValueChange={view.setLayout}
        segments={[
          { value: 'cards', label: 'Cards', icon: <LayoutGrid aria-hidden /> },
          { value: 'table', label: 'Table', icon: <List aria-hidden /> },
        ]}
      />
    </Row>
  )
}
