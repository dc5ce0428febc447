import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { StepList } from '../landing/step-list.tsx'
import { TrialHero } from '../landing/trial/trial-hero.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Closing } from '../parts/closing.tsx'
import { PageSection } from '../parts/page-section.tsx'

/** A look before signing up. (/demo) */
export function DemoScreen() {
  return (
    <PublicLayout title="Demo">
      <TrialHero
        title="The quickest demo is your own website"
        lead="Enter its address and talk to an agent that has read it, before you sign up. To see what it could look like, pick a colour."
      >
        <Button size="lg" asChild>
          <a href={paths.contact.href()}>Ask for a guided demo</a>
        </Button>
      </TrialHero>
      <PageSection title="What you will do to keep it" ground="sunken">
        <StepList />
      </PageSection>
      <Closing title="Nothing to install" second={{ label: 'See plans', href: paths.pricing.href() }}>
        An email address and a minute are enough.
      </Closing>
    </PublicLayout>
  )
}
