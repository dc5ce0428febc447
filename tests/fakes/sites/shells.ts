/** A website that scripts build in the browser: what its server sends, and what a visitor would see. */
export interface Shell {
  name: string
  pages: Record<string, string | { type: string; body: string }>
  title: string
  /** Texts that must be among what is read. */
  told: string[]
}

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
const shell = (head: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}<script src="/app.js"></script></body></html>`
const script = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`

/** Those the reader was made with. */
export const knownShells: Shell[] = [
  {
    name: 'Next pages',
    title: 'Alder Dental',
    pages: {
      '/': shell(
        '<title>Alder Dental</title>',
        `<div id="__next"></div>${script('__NEXT_DATA__', {
          props: {
            pageProps: {
              hero: {
                heading: 'Gentle dentistry in Leeds',
                text: 'We see children and adults, six days a week.',
              },
              openingHours: [
                { day: 'Monday', open: '08:00', close: '18:00' },
                { day: 'Sunday', open: null, close: null },
              ],
              contact: { phone: '+44 113 496 0000', email: 'hello@alder.example' },
              links: [{ href: '/prices', label: 'Prices' }],
            },
          },
          buildId: 'x81hd72hs',
        })}`,
      ),
      '/prices': shell(
        '<title>Prices</title>',
        script('__NEXT_DATA__', {
          props: { pageProps: { prices: [{ name: 'Check-up', price: '45', currency: 'GBP' }] } },
        }),
      ),
    },
    told: [
      '# Gentle dentistry in Leeds',
      'Monday: 08:00 – 18:00',
      'Sunday: Closed',
      '+44 113 496 0000',
      'hello@alder.example',
      'Check-up: 45 GBP',
    ],
  },
  {
    name: 'Nuxt, flat data',
    title: 'Café Nord',
    pages: {
      '/': shell(
        '<title>Café Nord</title>',
        `<div id="__nuxt"></div>${script('__NUXT_DATA__', [
          ['ShallowReactive', 1],
          { data: 2 },
          { page: 3 },
          { title: 4, intro: 5, faqs: 6 },
          'Frühstück bis zwölf',
          'Wir backen jeden Morgen selbst und rösten unseren Kaffee im Haus.',
          [7],
          { question: 8, answer: 9 },
          'Sind Hunde erlaubt?',
          'Ja, auf der Terrasse.',
        ])}`,
        'de',
      ),
    },
    told: [
      '# Frühstück bis zwölf',
      'Wir backen jeden Morgen selbst',
      '# Sind Hunde erlaubt?',
      'Ja, auf der Terrasse.',
    ],
  },
  {
    name: 'an assigned state',
    title: 'Bike Barn',
    pages: {
      '/': shell(
        '<title>Bike Barn</title>',
        `<div id="root"></div><script>window.__INITIAL_STATE__ = {"shop":{"tagline":"Repairs while you wait, since 1987.","services":[{"name":"Puncture","price":"£12"},{"name":"Full service","price":"£75"}]}};window.x=1</script>`,
      ),
    },
    told: ['Repairs while you wait, since 1987.', 'Puncture: £12', 'Full service: £75'],
  },
  {
    name: 'a state as a parsed text',
    title: 'Yoga Loft',
    pages: {
      '/': shell(
        '<title>Yoga Loft</title>',
        `<div id="app"></div><script>window.__STATE__=JSON.parse(${JSON.stringify(JSON.stringify({ classes: [{ title: 'Morning flow', description: 'An easy class for beginners, every weekday at seven.' }] }))})</script>`,
      ),
    },
    told: ['# Morning flow', 'every weekday at seven'],
  },
  {
    name: 'Gatsby',
    title: 'Pine Lodge',
    pages: {
      '/': shell('<title>Pine Lodge</title>', '<div id="___gatsby"></div>'),
      '/page-data/index/page-data.json': json({
        componentChunkName: 'component---src-pages-index-js',
        result: {
          data: {
            page: {
              headline: 'Cabins by the lake',
              body: '<p>Check-in is from <b>15:00</b>.</p><ul><li>Towels are included</li></ul>',
            },
          },
        },
      }),
    },
    told: ['# Cabins by the lake', 'Check-in is from 15:00.', '- Towels are included'],
  },
  {
    name: 'facts for machines',
    title: 'Trattoria Sole',
    pages: {
      '/': shell(
        `<title>Trattoria Sole</title><script type="application/ld+json">${JSON.stringify({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'Restaurant',
              name: 'Trattoria Sole',
              telephone: '+39 06 555 0100',
              address: {
                '@type': 'PostalAddress',
                streetAddress: 'Via Roma 1',
                postalCode: '00100',
                addressLocality: 'Roma',
              },
              openingHoursSpecification: [
                { dayOfWeek: ['https://schema.org/Friday', 'Saturday'], opens: '18:00', closes: '23:30' },
              ],
            },
            {
              '@type': 'FAQPage',
              mainEntity: [
                {
                  '@type': 'Question',
                  name: 'Avete piatti senza glutine?',
                  acceptedAnswer: { '@type': 'Answer', text: '<p>Sì, tutte le sere.</p>' },
                },
              ],
            },
            {
              '@type': 'Product',
              name: 'Menu degustazione',
              offers: { '@type': 'Offer', price: 48, priceCurrency: 'EUR' },
            },
            {
              '@type': 'Event',
              name: 'Serata jazz',
              startDate: '2026-12-04T20:00',
              location: { name: 'Giardino' },
            },
          ],
        })}</script>`,
        '<div id="root"></div>',
        'it',
      ),
    },
    told: [
      'Telefono: +39 06 555 0100',
      'Indirizzo: Via Roma 1, 00100 Roma',
      'venerdì, sabato: 18:00 – 23:30',
      '# Avete piatti senza glutine?',
      'Sì, tutte le sere.',
      'Prezzo: 48,00 €',
      '4 dicembre 2026, 20:00',
      'Luogo: Giardino',
    ],
  },
  {
    name: 'a page in an attribute',
    title: 'Fjord Tours',
    pages: {
      '/': shell(
        '<title>Fjord Tours</title>',
        `<div id="app" data-page='${JSON.stringify({ component: 'Home', props: { tours: [{ title: 'Kayak day', description: 'Six hours on the water with a guide and lunch.', duration: '6 hours' }] }, url: '/', version: 'abc' })}'></div>`,
      ),
    },
    told: ['# Kayak day', 'Six hours on the water', 'Duration: 6 hours'],
  },
  {
    name: 'noscript and a map of the site',
    title: 'Hill Farm',
    pages: {
      '/': shell(
        '<title>Hill Farm</title>',
        '<div id="root"></div><noscript><p>Our farm shop is open every Saturday from nine to one.</p></noscript>',
      ),
      '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nSitemap: /maps/main.xml' },
      '/maps/main.xml': { type: 'application/xml', body: '<urlset><url><loc>/eggs</loc></url></urlset>' },
      '/eggs': '<title>Eggs</title><p>A dozen eggs is four pounds fifty, with your own box.</p>',
    },
    told: ['open every Saturday from nine to one', 'A dozen eggs'],
  },
]

/** Those written beside them and kept from it. */
export const unseenShells: Shell[] = [
  {
    name: 'Sanity blocks',
    title: 'Studio Lumen',
    pages: {
      '/': shell(
        '<title>Studio Lumen</title>',
        script('__NEXT_DATA__', {
          props: {
            pageProps: {
              page: {
                _type: 'page',
                content: [
                  { _type: 'block', style: 'h2', children: [{ _type: 'span', text: 'Portraits' }] },
                  {
                    _type: 'block',
                    style: 'normal',
                    children: [
                      { _type: 'span', text: 'A sitting takes ' },
                      { _type: 'span', marks: ['strong'], text: 'ninety minutes' },
                      { _type: 'span', text: ' and costs €180.' },
                    ],
                  },
                ],
              },
            },
          },
        }),
      ),
    },
    told: ['## Portraits', 'A sitting takes ninety minutes and costs €180.'],
  },
  {
    name: 'Contentful rich text in a state',
    title: 'Brew & Co',
    pages: {
      '/': shell(
        '<title>Brew & Co</title>',
        `<script>window.__APP_DATA__ = ${JSON.stringify({ entry: { fields: { title: 'Brewery tours', body: { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'Tours start every Friday at five and last two hours.' }] }] } } } })}</script>`,
      ),
    },
    told: ['# Brewery tours', 'Tours start every Friday at five'],
  },
  {
    name: 'data loaded ahead',
    title: 'Kite School',
    pages: {
      '/': shell(
        '<title>Kite School</title><link rel="preload" as="fetch" href="/api/home.json">',
        '<div id="root"></div>',
      ),
      '/api/home.json': json({
        faqs: [{ q: 'What should I bring?', a: 'A towel and sun cream; we lend wetsuits.' }],
        contact: { telephone: '+351 282 000 000' },
      }),
    },
    told: ['# What should I bring?', 'we lend wetsuits', '+351 282 000 000'],
  },
  {
    name: 'facts only, text hours',
    title: 'Nordlys Optik',
    pages: {
      '/': shell(
        `<title>Nordlys Optik</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Optician', name: 'Nordlys Optik', email: 'mailto:post@nordlys.example', openingHours: ['Mo-Fr 10:00-18:00'], makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Synstest' }, price: 350, priceCurrency: 'DKK' }] })}</script>`,
        '<div id="root"></div>',
        'da',
      ),
    },
    told: ['post@nordlys.example', 'mandag – fredag: 10:00 – 18:00', 'Synstest', '350,00'],
  },
]
