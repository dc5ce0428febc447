import { AtSign, CreditCard, Globe, LayoutDashboard, Palette, Users } from 'lucide-react'
import { type ProductPageContent, productPage } from './product-screen.tsx'

/** What /landing2 says: to agencies. */
export const agenciesContent: ProductPageContent = {
  title: 'For agencies',
  kicker: 'For agencies',
  headline: 'Agents under your own name',
  lead: 'Build for your clients on a platform that carries your brand: your colours, your type, your words.',
  missing: {
    title: 'Whitelabel for your clients is not part of this version yet',
    text: 'Your name, logos, colours, CSS, footer and domains can be set up and seen live today; sign-in for clients follows.',
  },
  featuresTitle: 'What you can make your own',
  features: [
    {
      icon: Palette,
      title: 'Theme by tokens',
      text: 'One colour makes ten shades. Variants, colour usage, light and dark follow, and every control re-skins at once.',
    },
    {
      icon: LayoutDashboard,
      title: 'CSS that wins',
      text: 'Class names and tokens are a documented, versioned interface. Your rules win without force.',
    },
    {
      icon: Users,
      title: 'Workspaces for teams',
      text: 'Invite people by email, give each what they need, and keep clients apart.',
    },
    {
      icon: Globe,
      title: 'Europe or North America',
      text: 'Each workspace lives in one region, with a database of its own.',
    },
    {
      icon: AtSign,
      title: 'Whitelabel as an add-on',
      text: 'Domain, email and dashboard in your name come with the Whitelabel add-on of a paid plan.',
    },
    {
      icon: CreditCard,
      title: 'Credits you can resell',
      text: 'Agents run on credits. With Whitelabel, what a credit costs your clients is your decision.',
    },
  ],
  questions: [
    {
      question: 'What does Whitelabel cost?',
      answer: 'It is an add-on of a paid plan. The price is on the pricing page.',
    },
    {
      question: 'Can I look at the design system first?',
      answer:
        'Yes. Every control and screen of the product is in its component catalogue, in four themes, light and dark.',
    },
  ],
  closing: {
    title: 'Put your name on it',
    text: 'Start with an agent for yourself. Your clients come next.',
  },
}

export const AgenciesPage = productPage(agenciesContent)
