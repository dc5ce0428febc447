/** What visitors of one kind of agent ask: each row is one conversation, question by question. */
export type Topic = readonly (readonly string[])[]

const smallTalk: Topic = [
  ['Hi', 'What can you do?', 'Thanks, bye'],
  ['Are you a robot?'],
  ['Good evening!', 'Is there anybody I can talk to?'],
]

/** Questions in other words and other languages than the knowledge has, or about nothing it holds. */
export const strayQuestions: readonly string[] = [
  'Do you have a parking garage for buses?',
  'What is the weather like tomorrow?',
  'Can I pay with seashells?',
  'Haben Sie auch am Feiertag geöffnet?',
  'Quels sont vos horaires d’ouverture ?',
  '¿Puedo devolver un artículo sin el recibo?',
  'Quanto costa la spedizione?',
  '営業時間を教えてください',
  'متى تفتحون؟',
  'asdf',
  'I have been trying to reach somebody since Tuesday. First the page did not load, then the form told me that my number is not a number, and when I finally got through the line went dead after twenty minutes of music. Before I write all of this down once more: is there any way to leave a message that a person will really read, and how long does it take until I hear back?',
]

/** What visitors say who want to hear from somebody. */
export const leftDetails: readonly string[] = [
  'Please write to me: my name is Mara Linden, mara.linden@example.com',
  'My name is Tom Ashby and my e-mail is tom.ashby@example.org',
  'You can reach me at +44 20 7946 0123',
  'Meine E-Mail ist jonas.feld@example.com, danke!',
  'Send it to office@example.net please',
  'I am Priya Nair, my number is +1 212 555 0147',
  'Mon adresse est lea.moreau@example.org',
  'Call me back on +49 30 901820, my name is Eva Brandt',
  'Write to studio.orders@example.com, we need about forty',
  'My name is Luca Conti, luca.conti@example.net',
  'My e-mail is hana.sato@example.org',
  'Please contact me: my name is Owen Price, owen.price@example.com',
]

export const topics = {
  coffee: [
    ['When are you open?', 'And on Sunday?', 'Thanks!'],
    ['Where are you?', 'What is your phone number?'],
    ['What do you sell?', 'Do you have tea?', 'Do you bake yourselves?', 'Great, thank you'],
    ['What time do you close on Saturday?'],
    ['Who founded the cafe?', 'When was that?'],
    ['Do you have speciality blends?', 'Where do they come from?', 'Is there a vegan cake?'],
    [
      'Are you open on Monday at 7?',
      'What is the address?',
      'Can I call ahead?',
      'Do you take reservations?',
    ],
    ['Do you use local ingredients?'],
    ['Um wie viel Uhr öffnen Sie am Samstag?', 'Haben Sie auch Kuchen?'],
    ['À quelle heure ouvrez-vous le dimanche ?', 'What is the address?'],
    ['¿A qué hora abren los domingos?'],
  ],
  studio: [
    ['Which services do you offer?', 'Do you build online shops?'],
    ['Can I see some of your work?', 'Who was the client of the project Threads?'],
    ['When was the agency founded?', 'What happened in 2015?', 'And after that?'],
    ['What does a website cost?', 'How can I contact you?'],
    ['Do you do web security?', 'Do you also do photography?'],
    ['Tell me about your beginnings'],
  ],
  orders: [
    ['Where is my order?', 'What do you need from me?'],
    ['How do I return something?', 'Who confirms it?', 'Thank you'],
    ['I need an invoice', 'It has to carry the name of our company'],
    ['I want to talk to a person'],
    ['Can you change my order?', 'Can you see it at all?', 'Then who can?'],
    ['Do you need my card number?'],
    ['Wo ist meine Bestellung?', 'Was brauchen Sie von mir?'],
    ['Je voudrais retourner un article, comment faire ?'],
    ['¿Dónde está mi pedido?', 'How do I return something?'],
    ['Vorrei cambiare il mio ordine, è possibile?'],
    [
      'What do I have to tell you for a return?',
      'How long does a refund take?',
      'Can I exchange it instead?',
    ],
  ],
  homes: [
    ['How do I arrange a viewing?', 'Who confirms the time?'],
    ['I want to sell my home', 'What should I have at hand?', 'Do you come by?'],
    ['What are the steps of buying?', 'When do I need financing?'],
    ['What is my home worth?'],
    ['I am looking for a rental', 'Is there a balcony?', 'What is the monthly rent?'],
  ],
  practice: [
    ['What should I bring?', 'Do I need my insurance card?'],
    ['I need a repeat prescription', 'How long does that take?'],
    ['Is this chat watched at night?'],
    ['What do I do in an emergency?'],
    ['Can you tell me my blood results?', 'Then I need an appointment', 'Thanks'],
  ],
  appointments: [
    ['I want to book an appointment', 'When is it fixed?'],
    ['I need to move my appointment', 'What do you need from me?'],
    ['Ich möchte einen Termin', 'Geht auch Samstag?'],
    ['I have to cancel'],
    ['Kann ich absagen?', 'Danke'],
  ],
  harrowgate: [
    ['Who are you?', 'When does the gate close?', 'Where can I sleep?'],
    ['What is this place?', 'Any rumours?', 'Who cuts the bell rope?', 'What about the lamplighter?'],
    ['I need work'],
    ['Is the marsh road safe?', 'Where does it lead?'],
    ['Where is the inn?', 'What is it called?'],
  ],
  address: [
    ['Why do you need my email?', 'Can I have it deleted?'],
    ['What do you use my address for?'],
    ['How do I get it deleted?', 'OK thanks'],
  ],
  smallTalk,
} as const satisfies Record<string, Topic>

/** Names of the kinds of questions. */
export type TopicName = keyof typeof topics
