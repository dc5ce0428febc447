import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { BrandLab } from '../landing/brand-lab.tsx'
import { StepList } from '../landing/step-list.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Closing } from '../parts/closing.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSection } from '../parts/page-section.tsx'

/** A look before signing up. (/demo) */
export function DemoScreen() {
  const { name } = readBoot().brand
  return (
    <PublicLayout title="Demo">
      <PageHero
        title="The quickest demo is your own website"
        lead={`Sign up, give ${name} your address, and talk to an agent that has read it. To see what it could look like, pick a colour first.`}
        actions={
          <>
            <Button tone="primary" size="lg" asChild>
              <a href={paths.signup.href()}>Try it with your website</a>
            </Button>
            <Button size="lg" asChild>
              <a href={paths.contact.href()}>Ask for a guided demo</a>
            </Button>
          </>
        }
        aside={<BrandLab />}
      />
      <PageSection title="What you will do" ground="sunken">
        <StepList />
      </PageSection>
      <Closing title="Nothing to install">An email address and a minute are enough.</Closing>
    </PublicLayout>
  )
}
