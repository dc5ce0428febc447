import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download, Plus, Settings2, Upload } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#features/shared/files/save-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { Row } from '#ui/row/row.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { allLeads, type LeadsOwner, type LeadsView, leadSettingsQuery } from './leads.queries.ts'
import { leadsWords } from './leads.words.ts'
import { leadsCsv } from './leads-csv.ts'
import { leadItems } from './use-leads-view.ts'

interface LeadsActionsProps {
  owner: LeadsOwner
  /** The leads that are listed: those are exported. */
  wanted: LeadsView
  onShow: (item: string) => void
  mayChange: boolean
}

/** What is done with the leads as a whole. */
export function LeadsActions({ owner, wanted, onShow, mayChange }: LeadsActionsProps) {
  const { notify } = useToast()
  const { data: settings } = useQuery(leadSettingsQuery(owner))
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const leads = await allLeads(owner, wanted)
      saveFile('leads.csv', leadsCsv(leads, settings?.columns ?? []), 'text/csv')
    } catch (error) {
      notify({ kind: 'failure', title: 'Not exported', message: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Row gap={2} wrap>
      <Menu
        align="end"
        trigger={
          <Button
            loading={busy}
            data-find={leadsWords.more['data-find']}
            aria-label={leadsWords.more.label}
            icon={<Settings2 aria-hidden />}
            iconEnd={<ChevronDown aria-hidden />}
          >
            <span className="vg-_leads__long">{leadsWords.more.label}</span>
          </Button>
        }
      >
        <MenuItem icon={<Download aria-hidden />} onSelect={() => void save()}>
          Export as CSV
        </MenuItem>
        {mayChange && (
          <MenuItem icon={<Upload aria-hidden />} onSelect={() => onShow(leadItems.import)}>
            Import a CSV file
          </MenuItem>
        )}
        <MenuItem icon={<Settings2 aria-hidden />} onSelect={() => onShow(leadItems.settings)}>
          Stages, columns and consent
        </MenuItem>
      </Menu>
      {mayChange && (
        <Button
          tone="primary"
          icon={<Plus aria-hidden />}
          data-find={leadsWords.add['data-find']}
          onClick={() => onShow(leadItems.add)}
        >
          {leadsWords.add.label}
        </Button>
      )}
    </Row>
  )
}
