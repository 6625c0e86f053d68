/** The model of a language's table. The phrases of a field are in any order. */
export const en = {
  /** As in the lang of a page, and for Intl: the names of the months are from there. */
  language: 'en',

  /** Single words that may be anywhere in a stock line without changing its meaning; "_" joins the words of one. */
  filler: `sorry but this that the it it's item product title game variant expansion is are has been have was_yet we they they've now just currently presently temporarily online at_present
    at_the_moment at_this_time at_this_moment yet unfortunately only hurry still of our all a an please note approximately approx right_now and_ready_to_ship and_ready_to_dispatch ready_to_ship
    ready_to_dispatch ready_for_dispatch remaining for_purchase to_us to_our_warehouse very for_delivery &_ready_to_ship there`,
  /** Labels of the stock line. */
  label: `availability / stock / in stock / stock status / stock level / status / stock availability / stock quantity / current stock / available stock / quantity available / qty available
    units available / available / inventory`,
  /** Values beside such a label. */
  yes: 'yes available {n} plenty high good',
  no: 'no none nil out 0 zero oos empty',
  /** In stock and ready to ship. */
  in: `in stock / instock / available to ship / available for shipping / available to buy / available to purchase / back in stock / plenty in stock / limited stock / low stock / low in stock
    {n} in stock / {n} left / {n} left in stock / {n} available / {n} units in stock / {n} copies in stock / {n} items in stock / last one / last few / last copy / last items / last {n}
    last few left / last few copies / last one in stock / last copies / few left / few left in stock / low stock {n} left / low in stock {n} left / in stock {n} units / {n} units available
    {n} copies available / {n} copies left / {n} items left / {n} pieces in stock / in stock immediate dispatch / in stock dispatched {n} days / in stock same day dispatch / in stock in warehouse
    available in warehouse / in stock our warehouse / available immediately / immediately available / in stock delivery / in stock dispatch same day / in stock shipped next day
    in stock shipping tomorrow / last items in stock / warning last items in stock / {n} items left in stock / quantity in stock {n} / in stock at our warehouse
    more than {n} in stock / over {n} in stock / in stock for next day delivery`,
  /** Not in stock. */
  out: `out stock / outofstock / sold out / soldout / no stock / no stock available / oos / oop / out of print / unavailable / not available / selected variant is out of stock / not in stock / none in stock / none left / none available
    no longer available / no longer in stock / no longer stocked / not stocked / discontinued / no copies / no copies left / no units / no units left / nil stock / zero stock / 0 in stock / 0 left
    0 available / 0 units / 0 units in stock / 0 items / 0 items in stock / 0 copies / 0 pieces / 0 in warehouse / 0 left in stock / low stock 0 left / hold no stock / gone / sold gone / withdrawn
    retired / delisted / obsolete / sold / no longer made / no longer sold / no longer produced / no longer manufactured / no longer in print / no longer in production / last one sold / last copy sold
    copies sold / copies gone / combination unavailable / option unavailable / combination not available / waiting list / wait list / waitlist / join waitlist / join waiting list / join wait list
    add me to waiting list / add me waitlist / notify me / notify me when … / notify when … / email me … / email when … / e mail me … / tell me when … / alert me … / let me know when …
    get notified … / notify me if … / notify me once … / back in stock alert / in stock alert / stock alert / stock notification / back in stock notification / back in stock reminder
    back in stock alerts / back in stock notify / restock alert / register interest / register your interest / temporary out of stock / out of stock until … / sold out until … / sold out here
    out stock and unavailable / not enough products in stock / not enough items in stock`,
  /** A preorder, also in a product's name. */
  preorder: `pre order / preorder / pre orders / preorders / pre sale / presale / on pre order / available for pre order / pre order available / back order / backorder / backordered / back ordered
    on back order / on backorder / backorder available`,
  /** It can be ordered before it is in stock, or is not available yet. */
  ahead: `special order / late pledge / arriving soon / available soon / in stock soon / back in soon / releasing soon / restocking soon / launching soon / back soon / returning soon / due soon
    back in stock soon / stock soon / on order / awaiting stock / awaiting restock / awaiting reprint / awaiting release / awaiting delivery / due in … / more stock due … / due on … / due back …
    due {date} / due {n} weeks / stock due … / stock arriving … / expected … / not released / unreleased / in production / in transit … / on its way / on the way … / coming … / next shipment …
    next delivery … / next batch … / next print run … / next printing … / next reprint … / hope to have … / expect to have … / will be in stock … / will be back … / in stock again …
    should be in stock … / in stock on … / in stock from … / in stock by … / in stock in {n} … / in stock {date} … / available {date} / available from {date} / available on {date}
    available after {date} / available in {n} days / available in {n} weeks / available in {n} months / available again … / back {date} / back in {date} … / arriving {date} / ships {date}
    ships in {date} / shipping {date} / ships on release / ships when … / ships once … / ship when … / ship on release / expected to ship {date} / will ship when … / ship {date} / eta {date} / eta tba
    eta tbc / launches {date} / launching {date} / launch {date} / out {date} / release tba / release tbc / release tbd / release date tba / release date tbc / release date tbd / due date tba
    due date tbc / eta tbd / date tbc / kickstarter pledge / in stock due / dispatched when released / not published / estimated release …`,
  /** A release date, possibly past. */
  release: `release date {date} / released {date} / releases {date} / releasing {date} / release {date} / publication date {date} / pub date {date} / published {date} / publication {date}
    launch date {date} / street date {date} / released on {date} / releases on {date} / released in {date} / expected release date {date} / estimated release date {date} / uk release date {date}
    us release date {date} / official release date {date} / releases in {date} / anticipated release date {date} / availability date {date} / stock date {date}`,
  /** A shipping date: only one more than a month away means that it is not available yet. */
  sending: `dispatched {date} / dispatches {date} / dispatch {date} / arrives {date} / estimated delivery {date} / expected delivery {date} / estimated shipping {date} / estimated ship {date}
    estimated arrival {date} / estimated dispatch {date} / expected dispatch {date}`,
  /** Obtainable, but not known to ship: in a store, made to order. */
  unsure: `to order / on order basis / on demand / made to order / print to order / printed to order / printed on demand / in store / in stores / in shop / in shops / in store purchase
    in store collection / in store pick up / store pick up / click and collect only / in store not … / not sold online / not available online purchase / cannot be purchased online
    cannot be bought online / cannot be ordered online / call availability / ask availability / contact us for availability / call us for availability / check availability / check stock
    email us for availability / contact now / enquire now / inquire now / make an enquiry / request a quote / get a quote / call for availability / enquire availability / call stock / ask about availability / call about availability / contact us about availability / availability {n} days
    availability {n} weeks / availability {n} working days / availability {n} business days / call for stock / usually in stock currently … / dispatched within {n} weeks / ships in {n} weeks
    ships within {n} weeks / sent within {n} weeks / dispatched in {n} weeks / usually ships within {n} months / usually ships within {n} weeks / ships within {n} months
    usually dispatched within {n} weeks / usually dispatched within {n} months / lead {n} weeks / lead time {n} weeks / reserve / reserve yours / reserve your copy / advance order / advanced order
    in stock at … / in stock selected … / in stock other … / in stock supplier … / in stock nearby … / in stock with …`,
  /** About shipping or shops, and irrelevant to stock. */
  aside: `more on way / more stock on the way / order soon / order now / ready … / on the shelf / in … / dispatched within {n} hours / free delivery / ships in {n} days / ships in {n} business days
    ships within {n} days / ships in {n} hours / dispatched within {n} days / dispatched in {n} days / dispatched {n} days / dispatched {n} hours / dispatched same day / usually … / shipped {n} days
    order before … / same day … / next day … / immediate … / select … / choose … / sku … / check … / see … / view … / find … / show … / mpn / can be backordered / unavailable for store …
    not available for store … / unavailable store … / available options / qty / quantity / quantity {n} / plenty / delivery … / shipping … / ships today / dispatched today / ean / isbn / barcode`,
  /** A copy that is not new. */
  used: 'pre owned / preowned / used / second hand / refurbished / ex display / b stock',
  /** Beginnings of words about stock: a line with one that is not understood is in doubt. */
  stems: `in_stock out_of_stock out_of_print sold_out restock pre_order pre_orders preorder backorder back_order back_orders discontinued eta back_soon lead_time expected_to_ship currently_out
    not_sold not_released none_available none_left stock_due stock_date release_date coming_soon in_store_only in_stores_only shops_only available_from launches_{date} due_{date} expected_in
    expected_on expected_by expected_back back_in_stock out_{date} ships_{date} available_{date} coming_{date} stock_in`,
  /** Single words that make a line with such a stem irrelevant to stock. */
  general: `? never policy policies items products games guarantee terms faq faqs previous earlier older sometimes often previously was were had reviews review filter button answers you your refunded
    refund`,

  /** A button that buys now. */
  buy: `add to trolley / add to my cart / add to my basket / add to my bag / add to your cart / add to order / add to your basket / add to your bag / add to shopping cart / add to shopping basket
    add to shopping bag / add it to basket / add item to cart / add it to cart / put in basket / put in cart / put in bag / add all to cart / buy it now / buy / order now / add to cart …
    add to basket … / add to bag … / add to the basket / add to the cart / add {n} to cart / add {n} to basket / place in cart / buy now … / in cart / into cart / into basket
    add this to cart / add this item to cart / buy product / buy this item / purchase / buy this product / add to shopping trolley`,
  /** A button that buys if its element is named so. */
  add: 'add',
  /** A heading over other products. */
  others: `related … / similar … / customers … / people … / shoppers … / suggested … / recommended products … / recommended for … / recommended with … / recommended items … / recommendations …
    our related … / others also … / players also … / gamers also … / you may … / you might … / you could … / you will also … / you'll love … / you'll also … / also bought … / also available …
    also like … / also viewed … / frequently bought … / often bought … / usually bought … / bought together … / recently viewed … / your recent … / continue shopping for … / more from … / more like …
    more in … / more by … / more games … / more products … / other products … / other items … / other customers … / other games … / other sellers … / other titles … / other editions …
    other expansions … / other versions … / complete the … / complete your … / goes well … / goes great … / pairs well … / best sellers … / bestsellers … / our best sellers … / new arrivals …
    new releases … / trending … / sponsored … / compare with … / compare similar … / shop more … / top picks … / featured product … / featured products … / products related … / items related …
    in the same … / same series … / same category … / don't forget … / why not try … / why not add … / from the same … / inspired by … / what other … / expansions for … / expansions to this …
    expansions / available expansions / its expansions / also by … / also from … / also in this … / alternatives / alternatives to … / alternative products … / upgrades and … / needed to play …
    required to play … / requires / accessories / accessories for … / add ons / associated products … / complementary products …`,
  /** The end of a line that leads to a replacement for this product. */
  instead: `replaced by / superseded by / succeeded by / try instead / see instead / buy instead / consider instead / try this instead / see this instead / try these instead / buy this instead
    instead try / instead see / instead buy / we suggest instead / try our instead`,
  /** A heading, title or sentence of a page for an address where nothing exists. */
  lost: `not found / 404 / nothing found / nothing was found / page cannot be found / page could not be found / page can't be found / page couldn't be found / product cannot be found
    product could not be found / page doesn't exist / product doesn't exist / does not exist / couldn't find that … / couldn't find the … / couldn't find this … / couldn't find what …
    couldn't find any … / can't find the … / can't find that … / cannot find the … / can't find this … / page has been removed / page no longer exists / product no longer exists
    product has been removed / listing was removed / page has moved / has been deleted / item has been removed / item no longer exists / page is no longer available / page you are looking for …
    page you were looking for … / product you requested cannot be found`,
  /** A sentence about a product that is no longer sold, after "this item is". */
  gone: `no longer available / no longer sold / no longer stocked / no longer for sale / discontinued / removed from sale / permanently unavailable / permanently discontinued
    no longer available to buy / no longer available for purchase / no longer available online / no longer available from us / no longer available on our website`,

  /** Labels of a price. {price} is its position; without it, the label may be on either side. */
  now: `now / today / our price / special / your price / sale / best value / great value / good value / {price} + free shipping / {price} + free delivery / {price} + shipping / {price} + delivery
    {price} + p & p / delivery in / delivery within / delivery by / delivery on / delivery today / delivery tomorrow / delivery time / delivery times / plus delivery / plus shipping / only {price}
    just {price} / total price / clearance / offer price / deal / new price / reduced to / to {price} / you pay {price}`,
  old: `was / rrp / msrp / m s r p / srp / list price / list / retail / retail price / original price / originally / original / compare at / regular price / regular / regularly / before {price}
    reduced from {price} / down from {price} / dropped from {price} / cut from {price} / price was / usual price / normal price / reg price / reg {price} / orig price / orig {price}`,
  net: `ex vat / ex tax / excl vat / excl tax / excluding vat / excluding tax / excluding taxes / exclusive of vat / exclusive of tax / without vat / without tax / plus vat / plus tax / + vat / + tax
    + gst / + {n} % vat / + {n} % tax / no vat / before tax / before vat / ex gst / excl gst / exc vat / exc tax / exvat / extax / ex of vat / vat excluded / vat not included / vat excl / vat exc
    tax excluded / tax not included / tax excl / tax exc / net / nett / net price / excluding of sales tax / plus sales tax / excluding sales tax / excl {n} % vat / plus gst / + hst / plus {n} % vat
    excl of vat / excluding local taxes / excl the vat`,
  gross: `inc vat / inc tax / incl vat / incl tax / including vat / including tax / inclusive of vat / incl of vat / inc gst / incl gst / including gst / vat included / tax included / with vat
    with tax / inc {n} % vat / incl {n} % vat / vat incl / tax incl / vat inc / tax inc / incl of all taxes / including taxes`,
  saving: `save {price} / you save / save up to / save an extra / save now {price} / save today {price} / save over {price} / save a further / saving / savings / saving of / saved / discount
    {price} off / {price} saved / {price} saving / {price} savings / {price} discount / {price} cashback / cashback`,
  from: `from {price} / from only {price} / from just {price} / from price {price} / starting at / starts at / start at / starting from / starting price / prices from / prices start at / as low as
    at least / ranges from / fr {price} / up to / under {price} / over {price} / above {price} / more than {price} / upwards of / min {price} / minimum {price} / between {price} / {price} +
    {price} and up / {price} or more / {price} upwards / {price} and above / {price} rising / {price} and upwards / opening price / guide price / reserve price`,
  shipping: `shipping / delivery / postage / p & p / delivery from {price} / delivery over {price} / shipping over {price} / orders over {price} / spend / free over {price} / delivered / shipping cost
    shipping costs`,
  instalment: `payments of / payment of / installments of / instalments of / instalment of / pay monthly / per day / per week / per month / per year / pay {price} / pay just {price} / pay only {price}
    mo / {price}/mo / {price}/month / {price}/mth / {price}/week / {price}/wk / {price}/day / {price}/year / {price}/yr / {price} month / {price} a month / {price} each month / {price} every month
    {price} p m / {price} p/m / {price} pm / {price} pcm / {price} monthly / {price} weekly / {price} daily / {price} a week / {price} week / {price} wk / {price} day / {price} a day
    {price} today and / {price} in {n} payments / {price} in {n} instalments / {price} x {n} / {price} per fortnight / {n} x {price} / {n} × {price} / {price} year / {price} yr / deposit then`,
  unit: `{price} per {n} / {price}/ea / {price}/kg / {price}/g / {price}/ml / {price}/l / {price}/lb / {price}/oz / {price}/{n} g / {price}/{n} ml / {price}/{n} kg / {price}/{n} l / {price}/cl / {price}/ct
    {price}/unit / {price}/item / {price}/card / {price} per kg / {price} per g / {price} per unit / {price} per item / {price} per card / {price} per piece / {price} per pack / {price} per lb
    {price} per oz / {price} per litre / {price} per ct / {price} kg / {n} for {price} / {price}/pack / {price}/piece`,
  /** Paid only by some buyers, with a code, for a quantity, or for another copy or thing. */
  conditional: `member / members / membership / members only / members pay / subscriber / subscribers / subscription / subscribe and save / club / loyalty / loyalty card / vip / trade / wholesale
    dealer / dealers / student / students / nhs / nectar / clubcard / app only / app price / use code / code / voucher / coupon / after cashback / teacher / school / bank transfer / cash / cash price
    used / used from {price} / pre owned / preowned / second hand / refurbished / open box / ex display / ex rental / ex demo / display model / damaged / dented / rental / hire / rent / deposit
    down payment / current bid / starting bid / highest bid / winning bid / bid / pdf / digital / digital edition / ebook / e book / print and play / gift wrap / gift wrapping / warranty / insurance
    worth {price} / {price} worth of … / valued at {price} / value {price} / total value / trade in / trade in value / webuy / we buy / sell / buy back / last sold / last sold at / last sold for
    sold for / previous / previously / average / avg / basket total / cart total / order total / subtotal / when you buy / when buying / for {n} + / in store / price history / price alert
    price match / price promise / price beat / lowest price / lowest price in last {n} days / last {n} days / {n} day low / {n} days / earn / points / gift card / gift cards / includes / min order
    minimum order / minimum spend / min spend / reserve with / {price} with … / {price} using … / {price} via … / {price} after … / {price} if … / {price} when … / {price} w / {price} each when …
    {price} a game when … / {price} for plus members / {price} on your first … / {price} on first … / {price} on the first … / {price} on your next … / {price} for members … / {price} to members …
    {price} for subscribers … / {price} for customers … / approx {price} / approximately {price} / circa {price} / with {price} / + {price} / in store price / {price} in store / {price} e gift
    {price} min / {price} minimum / {price} or more items`,
  /** Names of a price, and neutral words before them: "our price". Any other word makes the price conditional. */
  price: 'price',
  anyPrice: `a the our your this its his now new only just sale sales special current today todays best great good low lower lowest final web online internet shop store game product item offer promo
    promotional promotion discount discounted reduced regular normal standard usual full retail total clearance deal selling sell purchase asking black friday weekend christmas in stock gbp usd eur uk
    inc incl including vat tax unit one price each per today's everyday base`,
};
