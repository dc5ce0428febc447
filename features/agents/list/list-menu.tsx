import { FileUp } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { useMay } from '#features/shared/session/use-may.ts'
import { importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuGroup, MenuItem } from '#ui/menu/menu-item.tsx'
import { JsonPicker } from '../core/json-picker.tsx'
import type { AgentsView } from './use-agents-view.ts'
import { useImportTemplate } from './use-import-template.ts'

const orders = [
  ['lastModified', 'Last changed'],
  ['title', 'Name'],
] as const
const platforms = [
  ['all', 'All platforms'],
  ['vg', 'VoiceGlow agents'],
  ['vf', 'Compatible platform'],
] as const

/** Order and platform of the list, and bringing an agent from a file. */
export function ListMenu({ trigger, view }: { trigger: ReactElement; view: AgentsView }) {
  const picker = useRef<HTMLInputElement>(null)
  const importTemplate = useImportTemplate()
  const { sort, platform } = view.wanted
  const mayMake = useMay(importAgentTemplate)
  return (
    <>
      <Menu defaultOpen align="end" trigger={trigger}>
        <MenuGroup label="Sort by">
          {orders.map(([value, label]) => (
            <MenuItem key={value} checked={sort === value} onSelect={() => view.setSort(value)}>
              {label}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuGroup label="Show">
          {platforms.map(([value, label]) => (
            <MenuItem key={value} checked={platform === value} onSelect={() => view.setPlatform(value)}>
              {label}
            </MenuItem>
          ))}
        </MenuGroup>
        {mayMake && (
          <MenuGroup label="Import">
            <MenuItem icon={<FileUp aria-hidden />} onSelect={() => picker.current?.click()}>
              Import template
            </MenuItem>
          </MenuGroup>
        )}
      </Menu>
      <JsonPicker pickerRef={picker} label="Template file" onPick={importTemplate} />
    </>
  )
}
