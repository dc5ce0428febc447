import { ChevronDown, FileText, FileUp, Globe, Link2, ListTree, MessagesSquare, Plus } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { knowledgeWords } from './knowledge.words.ts'
import type { DocumentsViewState } from './use-documents-view.ts'

/** Gives the agent something to know. */
export function AddMenu({ view }: { view: DocumentsViewState }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button
          tone="primary"
          data-find={knowledgeWords.add['data-find']}
          icon={<Plus aria-hidden />}
          iconEnd={<ChevronDown aria-hidden />}
        >
          {knowledgeWords.add.label}
        </Button>
      }
    >
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => view.show('new-text')}>
        Write a text
      </MenuItem>
      <MenuItem icon={<MessagesSquare aria-hidden />} onSelect={() => view.show('new-questions')}>
        Questions and answers
      </MenuItem>
      <MenuItem icon={<FileUp aria-hidden />} onSelect={() => view.show('new-files')}>
        Upload files
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden />} onSelect={() => view.show('new-pages')}>
        Website pages
      </MenuItem>
      <MenuItem icon={<ListTree aria-hidden />} onSelect={() => view.show('new-sitemap')}>
        Site map
      </MenuItem>
      <MenuItem icon={<Globe aria-hidden />} onSelect={() => view.show('new-crawl')}>
        Whole website
      </MenuItem>
    </Menu>
  )
}
