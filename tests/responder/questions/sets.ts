/** Questions by what they ask for: each row is one group. */
export type LabelledSet = readonly (readonly string[])[]

/** What the limits of grouping were fitted on: a café. */
export const fitSet: LabelledSet = [
  [
    'When are you open?',
    'What are your opening hours?',
    'What time do you close?',
    'Wann habt ihr geöffnet?',
    'opening times?',
  ],
  ['Do you have vegan cake?', 'Is there anything vegan?', 'vegan options', 'Do you serve vegan food?'],
  ['Where can I park?', 'Is there parking nearby?', 'Do you have a car park?', 'parking'],
  [
    'Can I book a table?',
    'Do you take reservations?',
    'I want to reserve a table for four',
    'table booking for tonight',
  ],
  ['Can I bring my dog?', 'Are dogs allowed?', 'Is it ok to come with a dog?'],
  ['Do you have wifi?', 'Is there free internet?', 'What is the wifi password?'],
  ['How do I pay?', 'Do you accept cards?', 'Can I pay with credit card?', 'card payment possible?'],
  ['Where are you?', 'What is your address?', 'How do I find you?', 'Wo seid ihr?'],
  ['Are you hiring?', 'Do you have any jobs?', 'I would like to work for you'],
  ['Do you sell gift vouchers?', 'Can I buy a gift card?', 'gift vouchers'],
  ['How much is a cappuccino?', 'What does a coffee cost?', 'coffee prices'],
]

/** What the fit was checked on while it was made: a shop. */
export const validateSet: LabelledSet = [
  [
    'Where is my order?',
    'Has my parcel been sent?',
    'track my order',
    'When will my package arrive?',
    'Wo ist mein Paket?',
  ],
  ['How do I return something?', 'I want to send it back', 'What is your return policy?', 'return an item'],
  ['How much is shipping?', 'What are the delivery costs?', 'Is delivery free?', 'shipping fees'],
  ['Can I cancel my order?', 'I ordered by mistake and want to cancel', 'cancel order'],
  ['Do you ship to Norway?', 'Do you deliver abroad?', 'international shipping?'],
  ['I need an invoice', 'Can you send me a receipt?', 'invoice for my company please'],
  ['My discount code does not work', 'The voucher is not accepted', 'promo code invalid'],
  ['What size should I take?', 'Is there a size guide?', 'Do the shoes run small?'],
  ['I forgot my password', 'I cannot log in', 'How do I reset my password?'],
  ['It arrived broken', 'The product is damaged', 'My parcel came damaged'],
]

/** Looked at once, when everything was fitted: a practice and a hotel. */
export const unseenSet: LabelledSet = [
  [
    'I need an appointment',
    'Can I see a doctor this week?',
    'book an appointment please',
    'Ich brauche einen Termin',
  ],
  ['I need a repeat prescription', 'Can you renew my prescription?', 'prescription refill'],
  ['What time is check-in?', 'When can I get into my room?', 'check in time', 'Can we arrive early?'],
  ['Is breakfast included?', 'Do you serve breakfast?', 'How much is breakfast?'],
  ['Do you have a pool?', 'Is there a swimming pool?', 'Can we swim at the hotel?'],
  ['Are my test results back?', 'When do I get my blood results?', 'lab results'],
  ['Do you accept my insurance?', 'Which insurance do you take?', 'insurance accepted?'],
  ['How far is the airport?', 'Is there a shuttle from the airport?', 'airport transfer'],
  ['Can I get vaccinated against flu?', 'Do you offer flu shots?', 'flu vaccination'],
  ['Can I cancel my booking for free?', 'What is your cancellation policy?', 'cancel my reservation'],
]
