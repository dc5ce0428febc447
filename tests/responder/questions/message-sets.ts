import type { LabelledSet } from './sets.ts'

/** What visitors write: questions by what they ask for, and what asks for nothing of the knowledge. */
export interface MessageSet {
  groups: LabelledSet
  /** Statements, answers to what the agent asked, greetings, thanks and details. */
  told: readonly string[]
}

/** What was fitted on: a gym, and a repair shop for bicycles. */
export const fitMessages: MessageSet = {
  groups: [
    [
      'How much is a membership?',
      'What does a month cost?',
      'membership price',
      'Do you have student prices?',
    ],
    ['Can I freeze my membership?', 'I want to pause my contract', 'pause membership for two months'],
    ['Do you have yoga classes?', 'Is there yoga in the evening?', 'yoga timetable'],
    ['My card does not open the door', 'The door scanner will not let me in'],
    ['Wie kündige ich meinen Vertrag?', 'Ich möchte kündigen', 'Kündigungsfrist?'],
    ['Habt ihr eine Sauna?', 'Gibt es eine Sauna', 'Kann man bei euch saunieren?'],
    ['Combien coûte une révision ?', 'Quel est le prix d’une révision', 'tarif révision vélo'],
    ['Réparez-vous les vélos électriques ?', 'Je voudrais faire réparer mon vélo électrique'],
    ['¿Cuánto tarda la reparación?', '¿Cuándo estará lista mi bici?', 'tiempo de reparación'],
    ['¿Venden cascos para niños?', 'Busco un casco para mi hijo'],
  ],
  told: [
    'Hello there',
    'I was there yesterday evening',
    'It is the blue one with the basket',
    'My trainer was very friendly',
    'We are two people',
    'I am 34 years old',
    'Thank you so much for your help',
    'Thursday at six',
    'That is what I thought',
    'my number is 0171 555 0143',
    'Ich war gestern bei euch',
    'Das Rad ist rot und drei Jahre alt',
    'Vielen Dank, das war alles',
    'Wir sind zu viert',
    'Je suis venu hier la semaine dernière',
    'C’est un vélo de ville noir',
    'Merci beaucoup',
    'Somos tres personas',
    'Es una bicicleta de montaña',
    'Gracias, hasta luego',
  ],
}

/** What the fit was checked on: a language school, and a rental of holiday flats. */
export const validateMessages: MessageSet = {
  groups: [
    ['When does the next course start?', 'What are the dates of the next course?', 'next course start date'],
    ['Do I get a certificate?', 'Is there a certificate at the end?', 'certificate'],
    ['Which level should I take?', 'I do not know my level', 'Is there a placement test?'],
    ['The heating does not work', 'There is no warm water', 'heating broken'],
    ['Wann bekomme ich die Schlüssel?', 'Wo hole ich den Schlüssel ab?', 'Schlüsselübergabe'],
    ['Sind Haustiere erlaubt?', 'Darf ich meinen Hund mitbringen?', 'Hund erlaubt'],
    ['Y a-t-il un lave-linge ?', 'Peut-on laver le linge sur place ?'],
    ['Puis-je annuler ma réservation ?', 'Je dois annuler mon séjour', 'conditions d’annulation'],
    ['¿Hay aparcamiento?', '¿Dónde puedo aparcar el coche?', 'aparcamiento'],
    ['¿A qué hora hay que salir?', '¿Cuál es la hora de salida?'],
  ],
  told: [
    'Good morning everyone',
    'I have lived in Spain for two years',
    'We arrive on Friday with our children',
    'It was really nice last time',
    'My daughter is eleven',
    'The second one',
    'Around noon',
    'ok thanks, that helps',
    'You can write to lena@example.org',
    'Ich komme am Samstag',
    'Unser Zimmer liegt im ersten Stock',
    'Danke schön',
    'Zwei Erwachsene und ein Kind',
    'Nous arrivons samedi soir',
    'Mon fils a dix ans',
    'Merci, bonne journée',
    'Llegamos el viernes por la noche',
    'El piso es muy bonito',
    'Muchas gracias',
  ],
}

/** Written before anything was fitted, and run once: a law office, and a garden centre. */
export const finalMessages: MessageSet = {
  groups: [
    ['What does a first consultation cost?', 'Is the first meeting free?', 'consultation fee'],
    ['Do you handle divorces?', 'I need a lawyer for my divorce', 'divorce lawyer'],
    ['Which documents should I bring?', 'What papers do you need from me?', 'documents for the appointment'],
    ['When should I plant tulips?', 'Best time to plant tulips?', 'planting tulip bulbs'],
    ['My tomatoes have brown spots', 'The leaves of my tomato plants are turning brown'],
    ['Liefern Sie auch Erde?', 'Kann man Erde nach Hause liefern lassen?', 'Lieferung Blumenerde'],
    ['Ich brauche Hilfe bei einer Kündigung', 'Mein Arbeitgeber hat mir gekündigt, was kann ich tun?'],
    ['Avez-vous des rosiers grimpants ?', 'Je cherche un rosier grimpant', 'rosiers grimpants'],
    ['Êtes-vous ouverts le dimanche ?', 'Quels sont vos horaires ?', 'horaires dimanche'],
    ['¿Hacen testamentos?', 'Quiero hacer mi testamento', 'testamento precio'],
    ['¿Atienden por videollamada?', '¿Puedo hablar con el abogado en línea?'],
  ],
  told: [
    'Good afternoon',
    'I spoke to your colleague on Monday',
    'My garden is rather small',
    'It happened two weeks ago',
    'I am a tenant',
    'Next Tuesday in the morning',
    'Perfect, thanks for the quick answer',
    'My name is Ruth and my e-mail is ruth@example.org',
    'Mein Garten liegt im Schatten',
    'Der Brief kam gestern an',
    'Super, danke',
    'Am Mittwoch um zehn',
    'J’habite au deuxième étage',
    'Le contrat date de mars',
    'Merci pour tout',
    'Vivo en un piso de alquiler',
    'La carta llegó ayer',
    'Gracias por la ayuda',
  ],
}
