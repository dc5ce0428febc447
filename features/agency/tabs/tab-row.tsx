import { ArrowDown, ArrowUp, PanelTop, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import './tabs.css'

interface TabRowProps {
  tab: CustomTab
  /** Whether there is one at its address on the server, which can be looked at. */
  isSaved: boolean
  place: { isFirst: boolean; isLast: boolean }
  isOpen: boolean
  /** Something of it has to be mended. */
  isWrong: boolean
  onOpenChange: (isOpen: boolean) => void
  onMove: (by: -1 | 1) => void
  onAlwaysVisible: (isAlways: boolean) => void
  onDelete: () => void
  /** Its editor, while it is open. */
  children: ReactNode
}

/** A tab in the list, and what can be done with it (spec 2 §2.1). */
export function TabRow({ tab, isSaved, place, isOpen, isWrong, children, ...act }: TabRowProps) {
  const { region } = useWorkspace()
  const readOnly = useReadOnly()
  const name = tab.label || 'New tab'
  const toOpen = isOpen ? 'Close' : readOnly ? 'Look at' : 'Edit'
  return (
    <li>
      <ListRow
        as="div"
        leading={
          tab.iconUrl ? (
            <img className="vg-_custom-tab__icon" src={tab.iconUrl} alt="" />
          ) : (
            <PanelTop aria-hidden className="vg-_custom-tab__icon" />
          )
        }
        title={
          <Row wrap gap={2}>
            {name}
            <Badge>{tab.pageType === 'html' ? 'HTML' : 'Iframe'}</Badge>
            {isWrong && <Badge tone="danger">To be mended</Badge>}
          </Row>
        }
        detail={
          <Row wrap gap={3}>
            <span>/c{tab.href}</span>
            {isSaved && (
              <Link external href={paths.customTab.href(region, tab.href)}>
                Preview
              </Link>
            )}
          </Row>
        }
        actions={
          <Row wrap gap={2}>
            <Switch
              label="Always visible"
              aria-label={`${name} is always visible`}
              checked={tab.alwaysVisible}
              disabled={readOnly}
              onCheckedChange={act.onAlwaysVisible}
            />
            {!readOnly && (
              <>
                <IconButton
                  size="sm"
                  label={`Move ${name} up`}
                  icon={<ArrowUp aria-hidden />}
                  disabled={place.isFirst}
                  onClick={() => act.onMove(-1)}
                />
                <IconButton
                  size="sm"
                  label={`Move ${name} down`}
                  icon={<ArrowDown aria-hidden />}
                  disabled={place.isLast}
                  onClick={() => act.onMove(1)}
                />
                <IconButton
                  size="sm"
                  label={`Delete ${name}`}
                  icon={<Trash2 aria-hidden />}
                  onClick={act.onDelete}
                />
              </>
            )}
            <Button
              size="sm"
              icon={<Pencil aria-hidden />}
              aria-expanded={isOpen}
              aria-label={`${toOpen} ${name}`}
              onClick={() => act.onOpenChange(!isOpen)}
            >
              {toOpen}
            </Button>
          </Row>
        }
      />
      {children}
    </li>
  )
}
