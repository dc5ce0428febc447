/** A look by name: a few colours everything else is computed from. */
export interface Mood {
  /** As it stands in 'a … theme'. */
  name: string
  /** Words that mean it. */
  words: readonly string[]
  /** Launcher, send button, the visitor's messages; '#RRGGBB'. */
  primary: string
  /** Behind the conversation. */
  surface: string
  /** The header. @default the primary */
  header?: string
  /** Suggestions and links. @default the primary */
  second?: string
  /** The agent's messages. @default a tint of `second` */
  bubble?: string
  /** Corners of messages. @default as they are */
  radius?: string
  /** Font stack. @default as it is */
  font?: string
}

const serif = 'Georgia, "Times New Roman", serif'
const mono = 'ui-monospace, Menlo, Consolas, monospace'

/** Every look the local writer knows. */
export const moods: readonly Mood[] = [
  {
    name: 'pizza shop',
    words: [
      'pizza shop',
      'pizza',
      'pizzeria',
      'italian',
      'italian restaurant',
      'pasta',
      'trattoria',
      'tomato',
    ],
    primary: '#B3261E',
    surface: '#FFF8EC',
    second: '#2E6B34',
    bubble: '#F7E4C6',
    radius: '1.25rem',
  },
  {
    name: 'coffee shop',
    words: ['coffee shop', 'coffee', 'cafe', 'café', 'espresso', 'latte', 'chocolate'],
    primary: '#5C3A21',
    surface: '#FBF6EF',
    second: '#7A4A21',
    bubble: '#EFE0CD',
    font: serif,
  },
  {
    name: 'bakery',
    words: ['bakery', 'bread', 'pastry', 'cake shop', 'cake'],
    primary: '#9A5B2C',
    surface: '#FFFAF2',
    second: '#A8476A',
    bubble: '#F8E7D2',
    radius: '1.5rem',
  },
  {
    name: 'burger',
    words: ['burger', 'burger shop', 'fast food', 'diner', 'bbq', 'barbecue'],
    primary: '#C8102E',
    surface: '#FFFBEA',
    second: '#8A5A00',
    bubble: '#FFE9A8',
    radius: '1.25rem',
  },
  {
    name: 'sushi bar',
    words: ['sushi', 'sushi bar', 'japanese', 'ramen', 'zen garden'],
    primary: '#B5403A',
    surface: '#FCFBF7',
    header: '#22252B',
    second: '#22252B',
    bubble: '#EFEBDF',
  },
  {
    name: 'candy',
    words: ['candy', 'candy shop', 'ice cream', 'bubblegum', 'unicorn', 'sweet', 'sweets'],
    primary: '#D6336C',
    surface: '#FFF5FA',
    second: '#7B2CBF',
    bubble: '#E4F4FF',
    radius: '1.75rem',
  },
  {
    name: 'ocean',
    words: ['ocean', 'sea', 'beach', 'water', 'underwater', 'nautical', 'aquarium', 'pool'],
    primary: '#0B6E99',
    surface: '#F2FAFD',
    second: '#0A7A78',
    bubble: '#D8EFF7',
    radius: '1.25rem',
  },
  {
    name: 'forest',
    words: ['forest', 'nature', 'jungle', 'woods', 'organic', 'eco', 'plant', 'plants'],
    primary: '#2D6A4F',
    surface: '#F5FAF4',
    second: '#6B4F2A',
    bubble: '#DCEBDC',
  },
  {
    name: 'sunset',
    words: ['sunset', 'sunrise', 'dusk', 'summer', 'tropical'],
    primary: '#C2410C',
    surface: '#FFF6F0',
    header: '#7C2D5E',
    second: '#9D2F63',
    bubble: '#FFE1CC',
  },
  {
    name: 'midnight',
    words: ['midnight', 'night', 'space', 'galaxy', 'starry', 'moon'],
    primary: '#7C83FF',
    surface: '#0F1226',
    header: '#171B3A',
    second: '#A9B0FF',
    bubble: '#1E2347',
  },
  {
    name: 'dark',
    words: ['dark', 'black', 'dark mode', 'night mode'],
    primary: '',
    surface: '#16181B',
    header: '#1D2024',
    bubble: '#272B31',
  },
  {
    name: 'light',
    words: ['light', 'white', 'light mode', 'clean', 'bright'],
    primary: '',
    surface: '#FFFFFF',
    header: '#F4F5F7',
    bubble: '#EFF1F4',
  },
  {
    name: 'christmas',
    words: ['christmas', 'xmas', 'santa', 'holiday', 'holidays'],
    primary: '#B11226',
    surface: '#FFFDF8',
    header: '#14532D',
    second: '#14532D',
    bubble: '#F4E9DA',
  },
  {
    name: 'halloween',
    words: ['halloween', 'spooky', 'pumpkin', 'vampire'],
    primary: '#F97316',
    surface: '#17121F',
    header: '#2A1B3D',
    second: '#C4A1FF',
    bubble: '#2B2138',
  },
  {
    name: 'spring',
    words: ['spring', 'flower', 'flowers', 'flower shop', 'floral', 'garden', 'florist', 'easter'],
    primary: '#B83280',
    surface: '#FFFBFD',
    header: '#3F7D4E',
    second: '#3F7D4E',
    bubble: '#FBE6F0',
    radius: '1.5rem',
  },
  {
    name: 'autumn',
    words: ['autumn', 'fall', 'harvest', 'thanksgiving'],
    primary: '#A8480F',
    surface: '#FFF9F0',
    header: '#6B2F14',
    second: '#7A4E00',
    bubble: '#F6E2C6',
  },
  {
    name: 'winter',
    words: ['winter', 'snow', 'ice', 'frost', 'arctic', 'frozen'],
    primary: '#2B6CB0',
    surface: '#F7FBFF',
    header: '#1E3A5F',
    bubble: '#E3EFFA',
  },
  {
    name: 'valentine',
    words: ['valentine', 'valentines', 'romantic', 'love', 'wedding'],
    primary: '#BE185D',
    surface: '#FFF5F7',
    bubble: '#FCE0E8',
    radius: '1.5rem',
    font: serif,
  },
  {
    name: 'lavender',
    words: ['lavender field', 'provence'],
    primary: '#6B4FA0',
    surface: '#FAF7FF',
    bubble: '#E9E0F7',
  },
  {
    name: 'desert',
    words: ['desert', 'safari', 'western', 'cowboy', 'egypt'],
    primary: '#A65A2A',
    surface: '#FDF6E9',
    header: '#7A3E1D',
    second: '#7A3E1D',
    bubble: '#F2DFBE',
  },
  {
    name: 'neon',
    words: ['neon', 'cyberpunk', 'hacker', 'gaming', 'gamer', 'arcade', 'synthwave'],
    primary: '#FF2BD6',
    surface: '#0B0B17',
    header: '#14122B',
    second: '#29E6FF',
    bubble: '#1B1836',
    font: mono,
  },
  {
    name: 'matrix',
    words: ['matrix', 'terminal', 'console'],
    primary: '#22C55E',
    surface: '#050A06',
    header: '#0B1A0F',
    bubble: '#0F2416',
    font: mono,
    radius: '0.25rem',
  },
  {
    name: 'corporate',
    words: [
      'corporate',
      'business',
      'professional',
      'law firm',
      'lawyer',
      'bank',
      'finance',
      'formal',
      'consulting',
      'insurance',
    ],
    primary: '#1E3A5F',
    surface: '#FFFFFF',
    bubble: '#EDF1F6',
    radius: '0.5rem',
  },
  {
    name: 'clinic',
    words: [
      'clinic',
      'medical',
      'health',
      'healthcare',
      'dental',
      'dentist',
      'doctor',
      'hospital',
      'pharmacy',
    ],
    primary: '#0F766E',
    surface: '#FBFEFE',
    bubble: '#E0F2F1',
  },
  {
    name: 'spa',
    words: ['spa', 'wellness', 'zen', 'yoga', 'calm', 'massage', 'relaxing'],
    primary: '#56705A',
    surface: '#FAFAF5',
    second: '#7A5C4A',
    bubble: '#E8EDE2',
    radius: '1.5rem',
    font: serif,
  },
  {
    name: 'gym',
    words: ['gym', 'fitness', 'sport', 'sports', 'athletic'],
    primary: '#D62828',
    surface: '#FFFFFF',
    header: '#14171C',
    bubble: '#ECEEF1',
    radius: '0.375rem',
  },
  {
    name: 'luxury',
    words: ['luxury', 'luxurious', 'gold', 'elegant', 'premium', 'jewellery', 'jewelry'],
    primary: '#C9A24B',
    surface: '#14120F',
    header: '#1F1B15',
    second: '#E3C57A',
    bubble: '#26211A',
    font: serif,
  },
  {
    name: 'retro',
    words: ['retro', 'vintage', '70s', '80s', '90s', 'old school'],
    primary: '#C2551B',
    surface: '#FBF3DF',
    header: '#2F6B6B',
    second: '#2F6B6B',
    bubble: '#F3DFB4',
    radius: '0.375rem',
  },
  {
    name: 'playful',
    words: ['playful', 'kids', 'children', 'toy', 'toys', 'toy store', 'fun', 'cartoon', 'school'],
    primary: '#6D28D9',
    surface: '#FFFDF5',
    header: '#C2410C',
    second: '#0B6E99',
    bubble: '#FFF0B8',
    radius: '1.75rem',
  },
  {
    name: 'minimal',
    words: [
      'minimal',
      'minimalist',
      'minimalistic',
      'simple',
      'monochrome',
      'black and white',
      'modern',
      'apple',
    ],
    primary: '#14171C',
    surface: '#FFFFFF',
    header: '#FFFFFF',
    bubble: '#F2F3F5',
    radius: '0.75rem',
  },
]

/** Words of moods that people also use without meaning one. */
const everyday = new Set(
  'love fall fun clean bright simple sweet sweets ice school water console modern elegant premium apple business professional formal health summer holiday holidays night moon pool bread cake plain children sport doctor bank'.split(
    ' ',
  ),
)

/** Whether a word means a mood only beside 'theme', 'look' and the like. */
export function isEveryday(word: string): boolean {
  return everyday.has(word)
}
