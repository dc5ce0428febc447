import { useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { accessEndWords } from '#mocks/contracts/agency/access-end-words.ts'
import {
  offerAfterTrial,
  type WhiteLabelBuyer,
  whiteLabelOffer,
} from '#mocks/contracts/agency/white-label.ts'
import { mayTryWhiteLabel, trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useStartTrial } from '../agency.queries.ts'
import type { AgencyShown } from './agency-shown.ts'

interface WhiteLabelPromptProps {
  owner: AgencyOwner
  workspace: WhiteLabelBuyer
  /** How domains and mails stand without access. */
  shown: AgencyShown
  /** The trial has begun. */
  onStarted: () => void
}

/** What an owner without white-label access reads: the trial where there is one to have, else what it takes (spec 2 §6). */
export function WhiteLabelPrompt({ owner, workspace, shown, onStarted }: WhiteLabelPromptProps) {
  const trial = useStartTrial(owner)
  const { notify } = useToast()
  const [isOver, setOver] = useState(false)
  const isPriced = readBoot().brand.showPricing !== false
  const offer = isPriced ? whiteLabelOffer(workspace) : ''

  if (mayTryWhiteLabel(workspace) && !isOver) {
    return (
      <Banner
        title={`Try white label features free for ${trialDays} days`}
        action={
          <Button
            tone="primary"
            loading={trial.isPending}
            onClick={() =>
              trial.mutate(undefined, {
                onSuccess: onStarted,
                onError(error) {
                  setOver('code' in error && error.code === 'trial_used')
                  notify({ kind: 'failure', title: 'The trial was not started', message: error.message })
                },
              })
            }
          >
            Start Trial
          </Button>
        }
      >
        You can look at everything here, and change it once the trial runs.{' '}
        {isPriced && offerAfterTrial(workspace)}
      </Banner>
    )
  }
  const stands =
    shown.until === null
      ? ''
      : shown.isShown
        ? accessEndWords.until(formatMoment(shown.until))
        : accessEndWords.since(formatMoment(shown.until))
  return (
    <Banner
      tone="warning"
      title="White-label access is needed to change this"
      action={
        offer && (
          <Link tone="quiet" href={paths.pricing.href()}>
            See plans
          </Link>
        )
      }
    >
      {stands} {offer || 'Ask whoever runs this product.'}
    </Banner>
  )
}
