import { BadgeCheck, Blocks, BookOpen, Globe, Palette, ShieldCheck } from 'lucide-react'
import { readBoot } from '#features/shared/boot.ts'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Closing } from '../parts/closing.tsx'
import { FeatureGrid } from '../parts/feature-grid.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { Questions } from '../parts/questions.tsx'
import { StartActions } from '../parts/start-actions.tsx'
import { ProductPicture } from './product-picture.tsx'
import { StepList } from './step-list.tsx'
import { TrialHero } from './trial/trial-hero.tsx'

const features = [
  {
    icon: BookOpen,
    title: 'Answers with its source',
    text: 'Every answer comes from your pages and links to where it found it. When nothing fits, the agent says so.',
  },
  {
    icon: Globe,
    title: 'Made from your website',
    text: 'Give it an address. It reads your pages, your colours and your logo, and writes its own instructions.',
  },
  {
    icon: Palette,
    title: 'Looks like you',
    text: 'Ten shades from one colour, checked for contrast as you choose, and your own CSS on top.',
  },
  {
    icon: Blocks,
    title: 'One line of script',
    text: 'The bubble adds about two kilobytes to your page. The chat loads when somebody wants to talk.',
  },
  {
    icon: ShieldCheck,
    title: 'Two regions',
    text: 'Workspaces live in Europe or North America and stay there. You choose at sign-up.',
  },
  {
    icon: BadgeCheck,
    title: 'Publish when ready',
    text: 'Work on a draft, try it in the test chat, and publish it when it is right.',
  },
]

const questions = [
  {
    question: 'Where do the answers come from?',
    answer:
      'From the pages and documents you give the agent. It looks for the passages that fit a question and answers from those, with a link to the page. Without a fitting passage it says that it does not know.',
  },
  {
    question: 'Do I need a developer?',
    answer:
      'No. The wizard needs a web address and a few choices. Putting the agent on your site is one line of script, which most website builders take.',
  },
  {
    question: 'What does it cost?',
    answer:
      'The free plan has no end date. Pay As You Go adds usage on top of a monthly price. All prices are on the pricing page.',
  },
]

/** The first page: what the product is, in the visitor's own hands. */
export function LandingScreen() {
  const { name } = readBoot().brand
  return (
    <PublicLayout title={name}>
      <TrialHero
        title="Agents that answer from what your business knows"
        lead="Give it your website. Get a chat agent that wears your brand, answers with its source, and says so when it does not know."
      >
        <StartActions quiet />
      </TrialHero>
      <PageSection
        title="From address to agent in about a minute"
        help="No forms to fill in before you see something work."
        ground="sunken"
      >
        <StepList />
      </PageSection>
      <PageSection title="A calm instrument, not a gadget">
        <ProductPicture />
        <FeatureGrid features={features} />
      </PageSection>
      <PageSection title="Questions" ground="sunken">
        <Questions items={questions} />
      </PageSection>
      <Closing title="See it answer your customers' questions">
        Two agents are free, for as long as you like.
      </Closing>
    </PublicLayout>
  )
}
