import type { StockPhrase } from './stockPhrase.ts';

// German, French, Spanish, Italian, Dutch, Polish, the Nordic languages, Czech and Portuguese, all without accents.

const anyOf = (...lists: string[]): string => `(?:${lists.join('|')})`;

const labels = anyOf(
  'verfugbarkeit|lieferstatus|lieferbarkeit|lagerstatus|lagerbestand|bestand|lieferzeit',
  'disponibilite|disponibilidade|disponibilidad|disponibilita|existencias',
  'beschikbaarheid|voorraad|levertijd|dostepnosc|stan magazynowy|dostupnost',
  'tillganglighet|tilgaengelighed|lagersaldo|saatavuus|stock|status|availability|statut|stato|estado',
);
// What stands before the word that counts: the thing, "is", "at the moment", "sorry".
const fillers = anyOf(
  'dieser|dieses|der|das|artikel|produkt|spiel|ist|leider|derzeit|momentan|aktuell|zur|zurzeit|zeit|moment|im|restlos|voruber[a-z]{0,8}|steht',
  'ce|cet|le|produit|article|jeu|est|actuellement|momentanement|temporairement|desole,?|malheureusement|stock',
  'este|producto|articulo|juego|esta|es|temporalmente|actualmente|momentaneamente|lo sentimos,?',
  'questo|prodotto|articolo|gioco|e|attualmente|temporaneamente|al momento|spiacenti,?',
  'dit|product|is|helaas|tijdelijk|momenteel|ten|towar|jest|chwilowo|obecnie|tymczasowo|niestety',
  'varan|varen|produkten|produktet|ar|er|tillfalligt|midlertidigt?|desverre|tuote|on|tilapaisesti|zbozi|docasne|aktualne|produto|temporariamente|de momento',
);
const start = String.raw`^(?:${labels} ?[:–-]? )?(?:${fillers} ){0,5}`;
const end = String.raw`(?:$|\s?[,;.!*(|/:–-]| (?:und|et|y|e|en|i|og|och|a|bei|ab|beim|mehr|chez|sur|online|zur zeit|derzeit|momentan|actuellement|pour le moment|en este momento|op dit moment)\b)`;

const denied = anyOf(
  'ausverkauft|vergriffen|nicht (?:mehr |sofort |(?:der|zur)zeit |momentan )?(?:vorratig|auf lager|am lager|an lager|verfugbar|lieferbar|erhaltlich|bestellbar)',
  '(?:derzeit |momentan |aktuell |leider )?nicht (?:mehr )?zur verfugung|kein (?:lager)?bestand',
  "(?:en )?rupture(?: de stock)?|epuisee?|indisponible|non disponible|plus (?:disponible|en stock)|n'est (?:plus|pas)(?: actuellement)? (?:disponible|en stock)|(?:pas|hors)(?: en| de)? stock",
  'agotad[oa]|sin (?:stock|existencias)|no (?:esta )?disponible|no hay (?:stock|existencias)|no queda[n]? (?:stock|existencias|unidades)|fuera de stock',
  'esaurit[oa]|non (?:e )?(?:piu )?(?:disponibile|in magazzino)|terminato',
  'uitverkocht|niet (?:meer )?(?:op voorraad|leverbaar|beschikbaar|voorradig)|geen voorraad',
  'niedostepn[yae]|nie jest dostepn[yae]|brak(?: (?:w magazynie|na stanie|towaru|produktu|w sklepie))?|wyprzedan[yae]|naklad wyczerpany',
  'slut i lager|slutsald|slut|(?:finns )?(?:ej|inte|ikke) (?:i|pa) lager|udsolgt|utsolgt|ikke (?:tilgjengelig|tilgaengelig)|ej tillganglig',
  'vyprodano|neni skladem|nedostupn[yae]|esgotado|indisponivel|nao disponivel|sem (?:stock|estoque)|loppuunmyyty|loppu(?: varastosta)?|ei (?:ole )?(?:varastossa|saatavilla)',
);
const wanted = anyOf(
  'benachrichtig(?:en|ung|t|e mich)[a-z ,]{0,12}(?:wenn|sobald|bei)|prevenez[- ]moi|(?:me |m.)(?:prevenir|avertir)|avisame|avisarme|avisenme|avvisami|avvertimi',
  'houd mij op de hoogte|mail mij (?:als|wanneer)|powiadom (?:mnie )?o|powiadom, gdy|bevaka(?:$| )|meddela mig|giv besked|hlidat(?:$| )|avise-me|avisem-me',
);
const awaited = anyOf(
  '(?:jetzt )?vorbestell(?:en|ung|bar|artikel|t)?|vorverkauf|demnachst|nachbestellt|im zulauf|in kurze|(?:lieferbar|verfugbar|vorratig) (?:ab(?! lager)|am)\\b|(?:erneut|wieder) (?:lieferbar|verfugbar|vorratig) (?:ab|am|in)\\b|(?:bald|voraussichtlich) (?:wieder )?(?:lieferbar|verfugbar|vorratig|auf lager)',
  '(?:en )?pre-?commander?|en pre-?commande|bientot|a paraitre|a venir|disponible (?:a partir\\b|(?:des )?le \\d)|(?:en )?(?:cours de )?reapprovisionnement|prevente',
  '(?:en )?preventa|reservar?(?: ahora)?$|pre-?reserva|proximamente|disponible (?:a partir\\b|el \\d|desde el)|proximo lanzamiento|preorden',
  'pre-?ordine|pre-?ordina(?: ora)?|prevendita|prenota(?:bile)?(?: ora)?$|in (?:arrivo|uscita|prenotazione)|disponibile (?:dal \\d|a partire\\b)|prossimamente',
  'voorverkoop|binnenkort|verwacht|leverbaar vanaf|nabesteld|in bestelling',
  'przedsprzedaz|zapowiedz|wkrotce|dostepn[yae] (?:od\\b(?! reki)|wkrotce)|oczekiwan[yae]',
  'forhands(?:bestall|bokning|boka|bestill)[a-z]{0,5}|kommer snart|forudbestil(?:ling)?|kommer (?:pa lager|i lager)',
  'predobjednavka|predobjednat|predprodej|ocekavame|pripravujeme|pre-?venda|pre-?encomenda|brevemente|em breve|ennakkotila[a-z]{0,4}|tulossa',
);
const there = anyOf(
  '(?:sofort |direkt )?(?:lieferbar|verfugbar|versandfertig)|(?:sofort )?(?:ab|auf|an|am) lager(?: lieferbar)?|lagernd|vorratig',
  'en stock|disponible(?: immediatement| de suite)?|disponibile(?: subito)?|disponibilita immediata|disponibilidad inmediata|in magazzino|hay (?:stock|existencias)|con existencias|en existencias',
  'op voorraad|voorradig|(?:direct|meteen) leverbaar|dostepn[yae](?: od reki)?|na stanie|w magazynie',
  '(?:finns )?(?:i|pa) lager|skladem|na sklade|em (?:stock|estoque)|disponivel|varastossa|heti saatavilla',
);
const count = String.raw`(?:(?:nur )?(?:noch )?|plus que |solo (?:quedan )?|nog (?:maar )?|ostatnie |endast |kun )?[1-9]\d{0,5}\+? (?:x |stk\.? |stuck |st\.? |exemplaires? |unidades |pezzi |stuks |szt\.? |ks |kpl )?`;

const units = anyOf(
  'stk\\.?|stuck|artikel|exemplare?|exemplaires?|articles?|unidades|unid\\.?|articulos|pezzi|pz\\.?|stuks|szt(?:uk|\\.)?|st\\.?|ks|kpl|un\\.?',
);
const inStore = anyOf(
  'auf lager|am lager|verfugbar|vorratig|lieferbar|en stock|disponibles?|disponibil[ie]|in magazzino|op voorraad|dostepnych|na stanie|i lager|pa lager|skladem|em stock|varastossa',
);
/** "Lagerbestand: 0", "0 en stock", "Skladem 0 ks". */
const nothing = new RegExp(
  `^(?:${labels}|${inStore}) ?[:(]? ?0(?: ${units})?\\)?$|^(?:noch |nur |nur noch |plus que |solo )?0 (?:${units} )?${inStore}$`,
);
const counted = new RegExp(
  String.raw`^${anyOf(
    'verfugbarkeit|(?:lager)?bestand|disponibilite|disponibilidade?|disponibilita|existencias|voorraad|dostepnosc|stan magazynowy|lagersaldo',
  )} ?: ?[1-9]\d{0,5}(?: ${units})?$`,
);
const onOrder = new RegExp(
  `${start}${anyOf(
    '(?:nur )?auf bestellung|auf anfrage|sur (?:commande|demande)|bajo pedido|por encargo|su (?:ordinazione|richiesta)|op (?:bestelling|aanvraag)|na zamowienie|bestallningsvara|bestillingsvare|skaffevare|na objednavku|sob encomenda|tilaustuote|tilauksesta',
  )}(?:$|[^a-z])`,
);

const out = new RegExp(`${start}${denied}${end}`);
const asked = new RegExp(`^(?:${wanted})`);
const ahead = new RegExp(`${start}${awaited}(?:$|[^a-z])`);
const last = anyOf(
  '(?:nur )?(?:noch )?wenige (?:stuck |exemplare )?|letzte[rns]? (?:artikel |exemplare? |stucke? )?|derni(?:ers?|eres?) (?:articles? |exemplaires? |pieces? )?',
  'ultim(?:o|i|a|os|as) (?:articoli |pezzi |pezzo |unidades |articulos )?|laatste (?:artikelen |exemplaren |stuks )?|ostatnie (?:sztuki |egzemplarze )?',
);
const inStock = new RegExp(
  `${start}(?:${count}|${last})?${there}${String.raw`(?:$|\s?[,.!*(|–-] ?(?!0\b)|: ?[1-9])`}`,
);
// "Disponible en magasin", "lieferbar in 3 Wochen", "auf Lager beim Lieferanten".
const notHere =
  /\b(?:ab(?! lager)|bald|wieder|filialen?|lieferant\w{0,3}|hersteller\w?|wochen?|magasins?|boutiques?|fournisseurs?|semaines?|tiendas?|proveedor|semanas?|negozio|negozi|fornitore|settiman[ae]|winkels?|leverancier|weken|sklep\w{0,4}|dostawcy|tygodni\w?|butik\w{0,3}|leverantor|veckor|uger|uker|dodavatele|tydn\w{0,2}|loja|lojas|20\d\d|0)\b/;

// Words about stock, and of a title that is not to be had or not to be sent, that a line may hold in a way that is not understood.
const stems =
  /ausverkauft|vergriffen|vorbestell|lieferbar|vorratig|verfugbar|auf lager|e[nm] stock|lagerbestand|nachbestell|\berscheint|rupture|\bepuis|disponib|precommand|reapprovision|a paraitre|agotad|existencias|preventa|proximamente|esaurit|preordin|prevendita|uitverkocht|op voorraad|leverbaar|voorradig|voorverkoop|dostepn|wyprzedan|przedsprzed|slutsald|slut i lager|\b(?:i|pa|ej|inte|ikke) lager|udsolgt|utsolgt|forhandsb|forudbestil|vyprodan|skladem|nedostupn|predobjednav|predprodej|esgotad|estoque|varastossa|loppuunmyyt|saatavilla|ennakkotila|nicht erschienen|^nur (?:im (?:laden|geschaft|markt)|(?:zur )?abholung|in (?:der filiale|unseren filialen))|im zulauf|^(?:nachdruck|neuauflage|nachbestellung|nabestelling|herdruk|dodruk)\b|^lieferzeit:? unbekannt|keine lieferung moglich|^victime de son succes|^(?:uniquement|seulement|exclusivement) en (?:magasin|boutique)|^retrait en (?:magasin|boutique) (?:uniquement|seulement)|^en (?:cours de )?commande$|il n'y en a plus|reimpression|arret de (?:la )?commercialisation|^reassort|^arrivage|descatalogad|en reimpresion|fuori catalogo|riassortimento|in ristampa|alleen in de winkel|tylko w sklepie|^(?:lieferzeit|lieferfrist|delai|plazo|tempi di consegna|levertijd|leveranstid|leveringstid)\b.{0,30}(?:woche|semain|semana|settiman|weken|weeks|veckor|uger|uker|monat|mois)/;

/** A line in lower case without its accents. */
export function folded(line: string): string {
  if (!/[^ -~]/.test(line)) return line;
  return line
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøæßđ’‘]/g, (letter) => plainLetters[letter] ?? letter);
}

const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  '’': "'",
  '‘': "'",
};

/** What a folded line says about stock in another language than English, or null. */
export function readPhraseAbroad(line: string): StockPhrase | null {
  if (out.test(line) || asked.test(line) || nothing.test(line)) return 'out';
  if (ahead.test(line)) return 'ahead';
  if (onOrder.test(line)) return 'unsure';
  return (inStock.test(line) && !notHere.test(line)) || counted.test(line) ? 'in' : null;
}

// "uniquement en magasin." is the end of a sentence on the shops, beside what may be sent.
const denials =
  /\b(?:nicht|kein\w{0,2}|nur|fournisseurs?|lieferant\w{0,3}|leverancier|fornitore|proveedor|ab|bald|wieder|sobald|wenn|falls|wann|non|pas|plus|ne|n'est|quand|lorsque|sans|no|sin|cuando|si|se|quando|non|senza|niet|geen|wanneer|zodra|als|nie|brak|bez|gdy|od|ej|inte|ikke|nar|hvis|neni|az|sem|ei|kun|20\d\d)\b|ausverkauft|vergriffen|vorbestell|nachbestell|erscheint|rupture|epuis|indispon|precommand|reapprovision|paraitre|agotad|preventa|proxima|esaurit|preordin|prevendita|uitverkocht|voorverkoop|niedostepn|wyprzedan|przedsprzed|slut|udsolgt|utsolgt|forhandsb|forudbestil|vyprodan|nedostupn|pred(?:objed|prod)|esgotad|loppu|ennakko|im zulauf|nachdruck|neuauflage|unbekannt|victime|(?:uniquement|seulement|exclusivement) en (?:magasin|boutique)(?!\.)|en commande|reimpr|arret de|reassort|arrivage|descatalogad|fuori catalogo|riassort|ristampa|nabestelling|herdruk|alleen|tylko|dodruk/;

/** Whether a folded line may deny or defer. */
export function denies(line: string): boolean {
  return denials.test(line);
}

// A shop's branches have a stock of their own, unless it is the only one.
const branches =
  /\b(?:filialen?|markt|magasins?|boutiques?|tiendas?|negozi[o]?|winkels?|salon\w{0,3}|sklepie stacjonarnym|butik\w{0,3})\b/;
const only = /\b(?:nur|uniquement|seulement|exclusivement|solo|solamente|alleen|tylko|endast|kun|bara)\b/;

/** Whether a folded line speaks of stock at all. */
export function speaksOfStock(line: string): boolean {
  return stems.test(line) && (!branches.test(line) || only.test(line));
}

const cart = new RegExp(
  `^${anyOf(
    'in den (?:warenkorb|einkaufswagen|korb)(?: legen)?|zum warenkorb hinzufugen|jetzt kaufen|in den einkaufskorb',
    'ajouter (?:au|a mon|dans le) panier|acheter(?: maintenant)?|anadir (?:al carrito|a la cesta)|agregar al carrito|comprar(?: ahora)?',
    'aggiungi al carrello|acquista(?: ora)?|(?:toevoegen aan (?:mijn )?|in (?:mijn )?)winkel(?:wagen|mand|wagentje|mandje)|bestellen',
    '(?:dodaj )?do koszyka|kup teraz|lagg (?:i|till i) (?:varukorgen|varukorg|kundvagn)|kop nu|laeg i kurv|(?:legg|kjop) i? ?handlekurv(?:en)?',
    '(?:pridat |vlozit )?do kosik[au]|adicionar ao carrinho|lisaa (?:ostos)?koriin',
  )}$`,
);

/** Whether a folded text of a control offers to buy now. */
export function isBuyTextAbroad(text: string): boolean {
  return cart.test(text);
}
