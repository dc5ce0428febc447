import { trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Text } from '#ui/text/text.tsx'

interface TrialStartedProps {
  open: boolean
  onClose: () => void
}

/** Says that the trial runs, and leads on to the settings (spec 2 §6). */
export function TrialStarted({ open, onClose }: TrialStartedProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      size="sm"
      title="White Label Trial Activated!"
      footer={
        <Button tone="primary" onClick={onClose}>
          Go to agency settings
        </Button>
      }
    >
      <Text>You have {trialDays} days of access to white label features.</Text>
    </Modal>
  )
}
