import type { SpokenLanguage } from '../shared/spoken-language.ts'
import type { AgentTemplateKey } from './template-catalogue.ts'

/** What agents made from templates say first in other languages than English. */
export const translatedGreetings: Record<Exclude<SpokenLanguage, 'en'>, Record<AgentTemplateKey, string>> = {
  de: {
    'customer-support':
      '👋 Guten Tag! Wobei brauchen Sie Hilfe: bei einer Bestellung, einem Produkt oder etwas anderem?',
    'real-estate-agent': '👋 Möchten Sie kaufen, mieten oder verkaufen? Sagen Sie mir, was Sie suchen.',
    'health-care-agent':
      'Guten Tag, ich helfe bei Terminen, Unterlagen und Fragen zur Praxis. Rufen Sie im Notfall den örtlichen Notruf an.',
    'confirm-email':
      'Guten Tag! Für den nächsten Schritt brauche ich eine E-Mail-Adresse, unter der wir Sie erreichen. Welche sollen wir nehmen?',
    'make-appointment': '👋 Möchten Sie einen Termin vereinbaren? Sagen Sie mir, worum es geht.',
    'blank-template': '👋 Guten Tag! Wie kann ich Ihnen helfen?',
    'game-npc':
      'Sei gegrüßt, Reisender. Das Tor schließt in der Dämmerung, also sprich schnell. Was führt dich her?',
  },
  fr: {
    'customer-support':
      '👋 Bonjour ! Dites-moi ce qu’il vous faut : une commande, un produit ou autre chose ?',
    'real-estate-agent': '👋 Vous voulez acheter, louer ou vendre ? Dites-moi ce que vous cherchez.',
    'health-care-agent':
      'Bonjour, je peux vous aider pour les rendez-vous, les documents et les questions sur le cabinet. En cas d’urgence, appelez le numéro d’urgence local.',
    'confirm-email':
      'Bonjour ! Pour continuer, il me faut une adresse e-mail où vous joindre. Laquelle devons-nous utiliser ?',
    'make-appointment': '👋 Vous voulez prendre rendez-vous ? Dites-moi de quoi il s’agit.',
    'blank-template': '👋 Bonjour ! Comment puis-je vous aider ?',
    'game-npc':
      'Salut à toi, voyageur. La porte ferme au crépuscule, alors parle vite. Qu’est-ce qui t’amène ?',
  },
  es: {
    'customer-support': '👋 ¡Hola! Dígame con qué necesita ayuda: ¿un pedido, un producto u otra cosa?',
    'real-estate-agent': '👋 ¿Quiere comprar, alquilar o vender? Dígame qué busca.',
    'health-care-agent':
      'Hola, puedo ayudarle con citas, documentos y preguntas sobre la consulta. En caso de emergencia, llame al número local de emergencias.',
    'confirm-email':
      '¡Hola! Para continuar necesito una dirección de correo en la que podamos localizarle. ¿Cuál usamos?',
    'make-appointment': '👋 ¿Quiere pedir una cita? Dígame de qué se trata.',
    'blank-template': '👋 ¡Hola! ¿En qué puedo ayudarle?',
    'game-npc':
      'Bienvenido, viajero. La puerta se cierra al anochecer, así que habla rápido. ¿Qué te trae por aquí?',
  },
  it: {
    'customer-support': '👋 Buongiorno! Mi dica per che cosa le serve aiuto: un ordine, un prodotto o altro?',
    'real-estate-agent': '👋 Vuole comprare, affittare o vendere? Mi dica che cosa cerca.',
    'health-care-agent':
      'Buongiorno, posso aiutarla con appuntamenti, documenti e domande sullo studio. In caso di emergenza chiami il numero di emergenza locale.',
    'confirm-email':
      'Buongiorno! Per andare avanti mi serve un indirizzo e-mail a cui raggiungerla. Quale usiamo?',
    'make-appointment': '👋 Vuole prendere un appuntamento? Mi dica di che cosa si tratta.',
    'blank-template': '👋 Buongiorno! Come posso aiutarla?',
    'game-npc':
      'Salute a te, viandante. La porta chiude al tramonto, quindi parla in fretta. Che cosa ti porta qui?',
  },
  nl: {
    'customer-support': '👋 Hallo! Waarmee kan ik u helpen: een bestelling, een product of iets anders?',
    'real-estate-agent': '👋 Wilt u kopen, huren of verkopen? Vertel me wat u zoekt.',
    'health-care-agent':
      'Hallo, ik help met afspraken, documenten en vragen over de praktijk. Bel in een noodgeval het plaatselijke alarmnummer.',
    'confirm-email':
      'Hallo! Om verder te gaan heb ik een e-mailadres nodig waarop we u kunnen bereiken. Welk adres zullen we gebruiken?',
    'make-appointment': '👋 Wilt u een afspraak maken? Vertel me waar het over gaat.',
    'blank-template': '👋 Hallo! Hoe kan ik u helpen?',
    'game-npc': 'Gegroet, reiziger. De poort sluit bij schemering, dus spreek snel. Wat brengt je hier?',
  },
  pt: {
    'customer-support': '👋 Olá! Diga-me em que precisa de ajuda: uma encomenda, um produto ou outra coisa?',
    'real-estate-agent': '👋 Quer comprar, arrendar ou vender? Diga-me o que procura.',
    'health-care-agent':
      'Olá, posso ajudar com consultas, documentos e perguntas sobre a clínica. Em caso de emergência, ligue para o número de emergência local.',
    'confirm-email':
      'Olá! Para continuar preciso de um endereço de e-mail onde o possamos contactar. Qual devemos usar?',
    'make-appointment': '👋 Quer marcar um horário? Diga-me de que se trata.',
    'blank-template': '👋 Olá! Como posso ajudar?',
    'game-npc': 'Salve, viajante. O portão fecha ao anoitecer, por isso fala depressa. O que te traz aqui?',
  },
  pl: {
    'customer-support':
      '👋 Dzień dobry! W czym mogę pomóc: w sprawie zamówienia, produktu czy czegoś innego?',
    'real-estate-agent': '👋 Chcesz kupić, wynająć czy sprzedać? Napisz, czego szukasz.',
    'health-care-agent':
      'Dzień dobry, pomagam w sprawie wizyt, dokumentów i pytań o gabinet. W nagłym wypadku zadzwoń pod lokalny numer alarmowy.',
    'confirm-email':
      'Dzień dobry! Potrzebuję adresu e-mail, pod którym możemy się skontaktować. Którego mamy użyć?',
    'make-appointment': '👋 Chcesz umówić wizytę? Napisz, czego ma dotyczyć.',
    'blank-template': '👋 Dzień dobry! W czym mogę pomóc?',
    'game-npc': 'Witaj, wędrowcze. Brama zamyka się o zmierzchu, więc mów szybko. Co cię tu sprowadza?',
  },
  sv: {
    'customer-support': '👋 Hej! Vad behöver du hjälp med: en beställning, en produkt eller något annat?',
    'real-estate-agent': '👋 Vill du köpa, hyra eller sälja? Berätta vad du söker.',
    'health-care-agent':
      'Hej, jag hjälper till med tider, handlingar och frågor om mottagningen. Ring det lokala nödnumret vid akut fara.',
    'confirm-email':
      'Hej! För att gå vidare behöver jag en e-postadress där vi når dig. Vilken ska vi använda?',
    'make-appointment': '👋 Vill du boka en tid? Berätta vad det gäller.',
    'blank-template': '👋 Hej! Hur kan jag hjälpa dig?',
    'game-npc': 'Var hälsad, resenär. Porten stängs i skymningen, så tala fort. Vad för dig hit?',
  },
  da: {
    'customer-support': '👋 Hej! Hvad har du brug for hjælp til: en ordre, et produkt eller noget andet?',
    'real-estate-agent': '👋 Vil du købe, leje eller sælge? Fortæl mig, hvad du leder efter.',
    'health-care-agent':
      'Hej, jeg hjælper med tider, dokumenter og spørgsmål om klinikken. Ring til det lokale alarmnummer i en nødsituation.',
    'confirm-email':
      'Hej! For at komme videre har jeg brug for en e-mailadresse, hvor vi kan få fat i dig. Hvilken skal vi bruge?',
    'make-appointment': '👋 Vil du bestille en tid? Fortæl mig, hvad det drejer sig om.',
    'blank-template': '👋 Hej! Hvad kan jeg hjælpe med?',
    'game-npc': 'Vær hilset, rejsende. Porten lukker ved skumring, så tal hurtigt. Hvad bringer dig hertil?',
  },
  cs: {
    'customer-support':
      '👋 Dobrý den! S čím potřebujete pomoct: s objednávkou, výrobkem, nebo s něčím jiným?',
    'real-estate-agent': '👋 Chcete koupit, pronajmout si, nebo prodat? Napište mi, co hledáte.',
    'health-care-agent':
      'Dobrý den, pomůžu s termíny, dokumenty a dotazy k ordinaci. V nouzi volejte místní tísňovou linku.',
    'confirm-email':
      'Dobrý den! Abychom mohli pokračovat, potřebuji e-mailovou adresu, na které vás zastihneme. Kterou máme použít?',
    'make-appointment': '👋 Chcete se objednat? Napište mi, o co jde.',
    'blank-template': '👋 Dobrý den! Jak vám mohu pomoct?',
    'game-npc': 'Buď zdráv, poutníče. Brána se zavírá za soumraku, tak mluv rychle. Co tě sem přivádí?',
  },
  tr: {
    'customer-support':
      '👋 Merhaba! Hangi konuda yardıma ihtiyacınız var: bir sipariş, bir ürün ya da başka bir şey?',
    'real-estate-agent': '👋 Satın almak, kiralamak ya da satmak mı istiyorsunuz? Ne aradığınızı yazın.',
    'health-care-agent':
      'Merhaba, randevular, belgeler ve muayenehaneyle ilgili sorularda yardımcı olurum. Acil durumda yerel acil numarasını arayın.',
    'confirm-email':
      'Merhaba! Devam etmek için size ulaşabileceğimiz bir e-posta adresine ihtiyacım var. Hangisini kullanalım?',
    'make-appointment': '👋 Randevu almak ister misiniz? Konunun ne olduğunu yazın.',
    'blank-template': '👋 Merhaba! Size nasıl yardımcı olabilirim?',
    'game-npc': 'Selam sana yolcu. Kapı alacakaranlıkta kapanır, çabuk konuş. Seni buraya getiren nedir?',
  },
}
