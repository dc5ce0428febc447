import type { ReactNode } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { HeadingLevel } from '#features/site-wizard/heading-level.ts'
import { type WizardStep, type WizardView, wizardSteps } from '#features/site-wizard/wizard-state.ts'
import { Row } from '#ui/row/row.tsx'
import { Step, Stepper } from '#ui/stepper/stepper.tsx'
import './onboarding.css'

const titles: Record<WizardStep, string> = {
  'company-info': 'Company',
  branding: 'Branding',
  success: 'Your agent',
}

interface OnboardingFrameProps {
  step: WizardStep
  view: WizardView
  /** The ways on and back, always in view. */
  actions: ReactNode
  /** Two columns: the question, and what is known. */
  children: ReactNode
}

/** The page around a step: the brand, how far it is, the columns, the ways on and back. */
export function OnboardingFrame({ step, view, actions, children }: OnboardingFrameProps) {
  const current = wizardSteps.indexOf(step)
  return (
    <HeadingLevel value={1}>
      <div className="vg-_onboarding" data-view={view}>
        <header className="vg-_onboarding__bar">
          <p className="vg-_onboarding__brand">
            <BrandMark />
            {readBoot().brand.name}
          </p>
        </header>
        <main className="vg-_onboarding__main">
          <Stepper label="Steps of the set-up" orientation="horizontal" className="vg-_onboarding__steps">
            {wizardSteps.map((key, index) => (
              <Step
                key={key}
                title={titles[key]}
                state={index < current ? 'done' : index === current ? 'current' : 'locked'}
              />
            ))}
          </Stepper>
          <div className="vg-_onboarding__columns">{children}</div>
        </main>
        <footer className="vg-_onboarding__foot">
          <Row wrap justify="end" className="vg-_onboarding__actions">
            {actions}
          </Row>
        </footer>
      </div>
    </HeadingLevel>
  )
}
