import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNewAgentDrawer } from '#features/shared/new-agent/use-new-agent-drawer.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { AgentsList } from './agents-list.tsx'
import './agents-screen.css'

/** Every agent of the workspace, and the way to a new one (spec 2 §2.6). */
export function AgentsScreen() {
  const [search, setSearch] = useState('')
  const newAgent = useNewAgentDrawer()
  return (
    <div className="vg-agents-screen">
      <PageHead
        title="Agents"
        help="Each answers from what it knows, on your website and in your channels."
        action={
          <>
            <SearchField
              label="Search agents"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Button tone="primary" icon={<Plus aria-hidden />} onClick={newAgent.show}>
              New Agent
            </Button>
          </>
        }
      />
      <AgentsList search={search} onNewAgent={newAgent.show} />
    </div>
  )
}
