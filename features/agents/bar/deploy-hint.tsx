import type { ReactElement } from 'react'
import { writeLocal } from '#features/shared/local-values.ts'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row } from '#ui/row/row.tsx'

interface DeployHintProps {
  /** What it hangs on. */
  trigger: ReactElement
  /** The version visitors get now. */
  version: number
  onClose: () => void
  /** Shows the code that puts the agent on a website. */
  onShowScript: () => void
}

/** After a publish: where the agent can go now (spec 2 §2.6, post-publish popover). */
export function DeployHint({ trigger, version, onClose, onShowScript }: DeployHintProps) {
  return (
    <Popover
      open
      onOpenChange={onClose}
      trigger={trigger}
      title="You've just published your agent, it's now time to deploy"
      subtitle={<span role="status">Version {version} is live</span>}
      size="md"
    >
      <Row wrap>
        <Button
          tone="primary"
          onClick={() => {
            onClose()
            onShowScript()
          }}
        >
          Add widget to website
        </Button>
        <Button
          tone="ghost"
          onClick={() => {
            writeLocal('vg_deploy_hint', 'off')
            onClose()
          }}
        >
          Don't show again
        </Button>
      </Row>
    </Popover>
  )
}
