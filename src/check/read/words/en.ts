/** The model of a language's table. The phrases of a field are in any order. */
export const en = {
  language: 'en',

  /** Single words that may be anywhere in a stock line without changing its meaning; "_" joins the words of one. */
  filler: `sorry but this that the it it's item product title game variant expansion is are has been have was_yet we they they've now just currently presently temporarily online at_present
    at_the_moment at_this_time at_this_moment yet unfortunately only hurry still of our all a an please note approximately approx right_now and_ready_to_ship and_ready_to_dispatch ready_to_ship
    ready_to_dispatch ready_for_dispatch remaining for_purchase to_us to_our_warehouse very for_delivery &_ready_to_ship there we're that's hurry_up and_ready_for_dispatch sold_online_only only_sold_online sold_only_online sold_exclusively_online`,
  label: `availability|status|inventory / stock (status|level|availability|quantity) / in|current|available stock / (quantity|qty|units) available`,
  yes: 'yes available {n} plenty high good immediate low limited',
  no: 'no none nil out 0 zero oos empty',
  in: `(back|plenty|low) in stock / instock / available to ship|buy|purchase / available for shipping / limited|low stock / {n} (left|units|copies|items|pieces) in stock / {n} (copies|items) left
    {n} (units|copies|pieces|pcs) available / last one|few|copy|items|{n}|copies / last few left|copies / last one in stock / few left / few left in stock / low (in) stock {n} left / in stock {n} units
    units in stock {n} / in stock immediate dispatch / in stock dispatched {n} days / in stock same day dispatch / in stock in warehouse / available in warehouse / in stock (at) our warehouse / available immediately
    immediately available / in stock delivery / in stock dispatch same day / in stock shipped next day / in stock shipping tomorrow / (warning) last items in stock / {n} items left in stock
    quantity in stock {n} / more than {n} in stock / over {n} in stock / in stock for next day delivery / more than|over {n} available / last few in stock
    few|many|lots in stock / {n} pcs|pieces in stock / good|limited stock / good stock available / limited|low stock available / in stock for dispatch|despatch / in stock next day delivery
    in stock and available for next day delivery / ready stock / us|uk|eu|local stock / in stock us|uk|eu warehouse / available for immediate dispatch|shipping|delivery / hurry {n} left`,
  out: `out|no|nil|zero stock / outofstock|soldout|oos|oop|discontinued|gone|withdrawn|retired|delisted|obsolete|sold|waitlist / sold out (here) / no stock available / out of print
    (combination|option) unavailable / not|none|0 available / selected variant is out of stock / not|none in stock / none left / no longer available|stocked|made|sold|produced|manufactured
    no longer in stock|print|production / not stocked / no copies|units (left) / 0 (units|items|left) in stock / 0 left|units|copies|pieces / 0 items left / 0 in warehouse / low stock 0 left
    hold no stock / sold gone / last one|copy sold / copies sold|gone / combination not available / (join) waiting|wait list / join waitlist / add me to waiting list / add me waitlist
    notify me / notify me when|if|once … / notify when … / email me|when … / e mail me … / tell me when … / alert me … / let me know when … / get notified …
    back in stock alert|notification|reminder|alerts|notify / (in) stock alert / stock notification / restock alert / register (your) interest / temporary out of stock / out of stock until …
    sold out until … / out stock and unavailable / not enough products|items in stock / add to waitlist / discontinued by manufacturer|publisher / delivery sold out
    out of stock online|everywhere / sold out everywhere`,
  preorder: `pre order|orders|sale / preorder|preorders|presale|backordered / on pre|back order / available for pre|back order / available for backorder / pre order available / back order|ordered / (on) backorder
    backorder available / backorder|backorders ok|okay|accepted|allowed|taken|welcome / back order|orders ok|okay|accepted|allowed|taken|welcome / pre order today / available for preorder / backordered until …`,
  /** It can be ordered before it is in stock, or is not available yet. */
  ahead: `special|on order / late|kickstarter pledge / arriving|available|releasing|restocking|launching|back|returning|due|stock soon / (back) in stock soon / back in soon
    awaiting stock|restock|reprint|release|delivery / due in|on|back … / (more) stock due … / due|available|back|arriving|ships|shipping|ship|eta|launches|launching|launch|out {date}
    due {n} weeks / stock arriving … / expected … / coming soon|back|in|on|by|late|early|mid|next|spring|summer|fall|autumn|winter|week|month|year|{date} … / not released|published
    unreleased / in production / in transit … / on its way / on the way … / next shipment|delivery|batch|printing|reprint … / next print run … / hope|expect to have …
    will|should be in stock … / will be back … / in stock again … / in stock on … / in stock from … / in stock by … / in stock in {n} … / in stock {date} … / available from|on|after {date}
    available in {n} days|weeks|months / available again … / back in {date} … / ships in {date} / ships|ship on release / ships when|once … / (will) ship when … / eta tba|tbc|tbd
    release (date) tba|tbc|tbd / due date tba|tbc / date tbc / in stock due / dispatched when released / estimated release … / due date {date} / more stock on order / restock expected …
    back in stock {date} … / shipping from {date} / more on order / stock expected …`,
  /** A release date, possibly past. */
  release: `(expected|estimated|uk|us|official|anticipated) release date {date} / released|releases|releasing|release|published|publication {date}
    publication|pub|launch|street|availability|stock date {date} / released|releases on|in {date}`,
  /** A shipping date: only one more than a month away means that it is not available yet. */
  sending: `dispatched|dispatches|dispatch|arrives {date} / estimated delivery|shipping|ship|arrival|dispatch {date} / expected delivery|dispatch {date}`,
  /** Obtainable, but not known to ship: in a store, made to order. */
  unsure: `(made|print|printed) to order / on order basis / (printed) on demand / in store (purchase|collection) / in stores|shop|shops / (in) store pick up / click and collect only / in store not …
    not sold online / not available online purchase / cannot be purchased|bought|ordered online / call|ask|check|enquire availability / contact|call|email us for availability
    check|call stock / contact|enquire|inquire now / make an enquiry / request|get a quote / call for availability|stock / call|phone (us) to order / order by phone / ask|call about availability / contact us about availability
    availability {n} (working|business) days / availability {n} weeks / usually in stock currently … / dispatched|ships|sent within {n} weeks / ships|dispatched in {n} weeks
    usually ships within {n} months|weeks / ships within {n} months / usually dispatched within {n} weeks|months / lead (time) {n} weeks / reserve (yours) / reserve your copy
    advance|advanced order / in stock at|selected|other|supplier|nearby|with … / expected delivery|dispatch|shipping … / expected to be delivered|dispatched|shipped … / in store pickup only
    ask|email for availability / available to special order / special order item / shipping|delivery not available / delivery|shipping out of stock|unavailable / delivery sold out`,
  /** About shipping or shops, and irrelevant to stock. */
  aside: `more on way / not sold in stores|shops / not available in stores / more stock on the way / order soon|now
    ready|in|usually|immediate|select|choose|sku|check|see|view|find|show|delivery|shipping … / on the shelf / dispatched (within) {n} hours / free delivery / ships in {n} (business) days
    ships within {n} days / ships in {n} hours / dispatched (within|in) {n} days / dispatched same day / shipped {n} days / order before … / same|next day …
    mpn|qty|quantity|plenty|ean|isbn|barcode / can be backordered / unavailable (for) store … / not available for store … / available options / quantity {n} / ships|dispatched today
    expected|estimated arrival|delivery|shipping time|times … / expected to ship|dispatch within|in {n} hours|days / expected to ship|dispatch today|tomorrow / expected (shelf) life …
    expected play|playing|game time|length … / stock nr|number|code|id|ref|# … / sold {n} (times) / next delivery today|tomorrow / image|images|photo|photos|picture|video|description coming soon
    discontinued by manufacturer no / stock just arrived / new stock arrived / ships immediately / ships same day / normally|typically ships … / ships within|in {n} business days
    availability ships within|in {n} (business) days / dispatched|ships|shipped|sent from … / check stock in store …`,
  /** Other variants of the product than the chosen one are there. */
  variants:
    'product available with different|other options / available in other options|variants|sizes|editions',
  used: 'pre owned / preowned|used|refurbished / second hand / ex display / b stock',
  /** Beginnings of words about stock: a line with one that is not understood is in doubt. */
  stems: `in_stock out_of_stock out_of_print sold_out restock pre_order pre_orders preorder backorder back_order back_orders discontinued eta back_soon lead_time expected_to_ship currently_out
    not_sold not_released none_available none_left stock_due stock_date release_date coming_soon in_store_only in_stores_only shops_only available_from launches_{date} due_{date} expected_in
    expected_on expected_by expected_back back_in_stock out_{date} ships_{date} available_{date} coming_{date} stock_in`,
  /** Single words that make a line with such a stem irrelevant to stock. */
  general: `? never policy policies items products games guarantee terms faq faqs previous earlier older sometimes often previously was were had reviews review filter button answers you your refunded
    refund`,

  /** Words that continue a clause after a comma: "Benachrichtigen, wenn der Preis fällt". */
  when: '',

  buy: `add to trolley|order / add to my|your|the cart|basket / add to my|your bag / add to shopping cart|basket|bag|trolley / add it|{n} to basket / add item|it|all|{n}|this to cart
    put in basket|cart|bag / buy it now / buy / order now / add to cart|basket|bag … / (place) in cart / buy now / buy now (for|only) {n} / buy now with|and … / into cart|basket
    add this item to cart / buy (this) product / buy this item / purchase / buy online|for|only {n} / buy|order online|today / purchase now|online / get it now / ship it / order this / buy this`,
  /** A button that buys if its element has such a name. */
  add: 'add',
  /** A heading over other products. */
  others: `related|similar|customers|people|shoppers|suggested|recommendations|bestsellers|trending|sponsored … / recommended|more|featured|alternative|associated|complementary products …
    recommended for|with|items … / our|products|items related … / others|players|gamers|you'll also … / you may|might|could … / you will also … / you'll love …
    also bought|available|like|viewed|by|from … / frequently|often|usually bought … / bought together … / recently viewed … / your recent … / continue shopping for …
    more from|like|in|by|games … / other products|items|customers|games|sellers|titles|editions|expansions|versions … / complete the|your … / goes|pairs well … / goes great …
    (our) best sellers … / new arrivals|releases … / compare with|similar … / shop more … / top picks … / featured product … / in|from the same … / same series|category … / don't forget …
    why not try|add … / inspired by … / what other … / expansions|accessories for … / expansions to this … / (available|its) expansions / also in this … / alternatives|requires|accessories
    alternatives to … / upgrades and … / needed|required to play … / add ons / shop the look / our recommendations|favorites|favourites|picks … / explore|discover more …
    you recently viewed … / you have recently viewed … / guests|readers|fans also … / more to explore|love|consider … / what others … / others you … / crowd favorites / products you may …
    handpicked …`,
  /** The end of a line that leads to a replacement for this product. */
  instead: `replaced|superseded|succeeded by / try (this|these|our) instead / see|buy|consider instead / see|buy this instead / instead try|see|buy / we suggest instead`,
  /** A heading, title or sentence of a page for an address where nothing exists. */
  lost: `not found / 404 / nothing (was) found / page cannot|can't|couldn't be found / page|product could not be found / product cannot be found / page|product doesn't exist / does not exist
    couldn't find that|the|this|what|any … / can't find the|that|this … / cannot find the … / page|product|item has been removed / page|product|item no longer exists / listing was removed
    page has moved / has been deleted / page is no longer available / page you are|were looking for … / product you requested cannot be found / page isn't available
    item you are looking for is … / this item no longer available`,
  /** A sentence about a product that is no longer sold, after "this item is". */
  gone: `no longer available|sold|stocked / no longer for sale / discontinued / removed from sale / permanently unavailable|discontinued / no longer available to buy
    no longer available for purchase / no longer available online / no longer available from us / no longer available on our website`,
  /** Words anywhere in a line that leave prices or buying to dealers, members and those who ask. */
  closed: `log|sign in to see|view|unlock (our|the|your|wholesale|trade) price|prices|pricing / login|register to see|view (our|the|your|wholesale|trade) price|prices|pricing
    log|sign in for|to pricing|prices|buy|order|purchase / login for|to pricing|prices|buy|order|purchase / click here to see|view (the) price|prices|pricing / available to purchase only by|for
    only available|sold to members|dealers|trade|retailers|professionals|partners / wholesale|trade|dealer customers|members|accounts|partners only
    price|prices|pricing (available) on|upon request|application|enquiry / call|ask|email|contact us for (a|the) price|pricing|quote / call|ask|email for (a|the) price|pricing|quote
    log|sign in for price / price (is) (yet) not (yet) announced / price to be announced`,

  /** Labels of a price. {price} is its position; without it, the label may be on either side. */
  now: `product|item|stock|style|article code / now|today|special|sale|clearance|deal / our|your|total|offer|new price / best|great|good value / {price} + (free) shipping|delivery
    {price} + p & p / delivery in|within|by|on|today|tomorrow|time|times / plus delivery|shipping / only|just|to {price} / reduced to / you pay {price}
    {price} shipping|delivery info|information|policy|options|times / {price} shipping|delivery & returns / {price} shipping|delivery and returns / {price} price match … / {price} earn {n} …
    {price} earn reward … / {price} members save … / {price} in store pickup`,
  old: `recommended|suggested retail price / was|rrp|msrp|srp|list|originally|original / m s r p / list|original|reg|orig price / compare at / before|reg|orig {price}
    reduced|down|dropped|cut from {price} / price was / previous|old|suggested|market price / comp value / comparable value`,
  regular:
    'retail|regular|regularly / retail|regular|usual|normal price / usually|normally / full|typical price',
  net: `ex|without|no|before|exc vat / ex|excl|without|before|exc tax / excl (of|the) vat / excluding vat|tax|taxes / exclusive of vat|tax / plus vat|tax|gst / + vat|tax|gst|hst / + {n} % vat|tax
    ex|excl gst / exvat|extax|net|nett / ex of vat / vat|tax excluded|excl|exc / vat|tax not included / net price / excluding (of) sales tax / plus sales tax / excl|plus {n} % vat
    excluding local taxes`,
  gross: `inc|incl vat|tax|gst / including vat|tax|gst|taxes / inclusive|incl of vat / vat|tax included|incl|inc / with vat|tax / inc|incl {n} % vat / incl of all taxes`,
  saving: `save (now|today|over) {price} / you save / save up to / save an extra / save a further / saving|savings|saved|discount|cashback / saving of
    {price} off|saved|saving|savings|discount|cashback / save up to {price} / save over {price}`,
  from: `from|fr|under|over|above|min|minimum|between {price} / from only|just|price {price} / starting|starts|start at / starting|prices|ranges from / starting|opening|guide|reserve price
    prices start at / as low as / at least / up to ({price}) / more than {price} / upwards of / {price} + / {price} and up|above|upwards / {price} or more / {price} upwards / {price} rising`,
  shipping: `shipping (cost|costs) / delivery|postage|spend|delivered / p & p / delivery|shipping|orders|free over {price}`,
  /** Words that say that shipping costs nothing. */
  free: 'free',
  instalment: `payments|payment|installments|instalments|instalment of / pay monthly / per day|week|month|year / pay (just|only) {price} / mo / {price}/mo / {price}/month / {price}/mth
    {price} due|payable today|now / {price}/{n} days|nights|weeks|months / {price} for {n} days|nights|weeks / per night|weekend / {price}/week / {price}/wk / {price}/day / {price}/year / {price}/yr / {price} (a|each|every) month / {price} p m / {price} p/m / {price} pm / {price} pcm / {price} monthly / {price} weekly
    {price} daily / {price} (a) week|day / {price} wk / {price} today and / {price} in {n} payments|instalments / {price} x {n} / {price} per fortnight / {n} x {price} / {n} × {price} / {price} year
    {price} yr / deposit then`,
  unit: `{price} per {n}|kg|g|unit|item|card|piece|pack|lb|oz|litre|ct|book|game|disc|bottle|can|capsule|serving|sheet|bead|person|player / {price}/ea / {price}/kg / {price}/g / {price}/ml
    {price}/l / {price}/lb / {price}/oz / {price}/{n} g|ml|kg|l / {price}/cl / {price}/ct / {price}/unit / {price}/item / {price}/card / {price} kg / {n} for {price} / {price}/pack
    {price}/piece / {price}/can|bottle|capsule|serving|sheet|roll|pod`,
  /** Paid only by some buyers, with a code, for a quantity, or for another copy or thing. */
  conditional: `member / members (only|pay) / membership / subscriber / subscribers / subscription / subscribe and save / club / loyalty (card) / vip / trade / wholesale / dealer / dealers / student
    students / nhs / nectar / clubcard / app only / app|cash|lowest price / (use) code / voucher / coupon / after cashback / teacher / school / bank transfer / cash / used / used from {price}
    pre owned / preowned / second hand / refurbished / open box / case|carton|display of {n} / ex display|rental|demo / display model / damaged / dented / rental / hire / rent / deposit / down payment
    (current|starting|highest|winning) bid / pdf / digital (edition) / ebook / e book / print and play / gift wrap|wrapping|card|cards / warranty / insurance / worth {price} / {price} worth of …
    valued at {price} / value {price} / total value / trade in (value) / webuy / we buy / sell / buy back / last sold (at|for) / sold for / previous / previously / average / avg
    basket|cart|order total / subtotal / when you buy / when buying / for {n} + / in store (price) / price history|alert|match|promise|beat / lowest price in last {n} days / (last) {n} days
    {n} day low / earn / points / includes / min|minimum order|spend / reserve with / {price} with|using|via|after|if|when … / {price} w|min|minimum / {price} each when … / {price} a game when …
    {price} for plus members / {price} on (your|the) first … / {price} on your next … / {price} for members|subscribers|customers … / {price} to members … / approx {price} / approximately {price}
    circa {price} / with {price} / + {price} / {price} in store / {price} e gift / {price} or more items`,
  /** Names of a price, and neutral words before them: "our price". Any other word makes the price conditional. */
  price: 'price',
  anyPrice: `a the our your this its his now new only just sale sales special current today todays best great good low lower lowest final web online internet shop store game product item offer promo
    promotional promotion discount discounted reduced regular normal standard usual full retail total clearance deal selling sell purchase asking black friday weekend christmas in stock gbp usd eur uk
    inc incl including vat tax unit one price each per today's everyday base`,
};
