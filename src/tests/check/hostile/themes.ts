import type { HostileCase } from './case.ts';
import { affiliateCases } from './cases/affiliate.ts';
import { amazonCases } from './cases/amazon.ts';
import { availabilityCases } from './cases/availability.ts';
import { bigCommerceCases } from './cases/bigCommerce.ts';
import { botWallsCases } from './cases/botWalls.ts';
import { brokenJsonLdCases } from './cases/brokenJsonLd.ts';
import { brokenServersCases } from './cases/brokenServers.ts';
import { charsetsCases } from './cases/charsets.ts';
import { contentTypesCases } from './cases/contentTypes.ts';
import { contradictionsCases } from './cases/contradictions.ts';
import { controlsCases } from './cases/controls.ts';
import { currenciesCases } from './cases/currencies.ts';
import { dealsCases } from './cases/deals.ts';
import { doorsCases } from './cases/doors.ts';
import { elsewhereCases } from './cases/elsewhere.ts';
import { encodingsCases } from './cases/encodings.ts';
import { flappingCases } from './cases/flapping.ts';
import { framingCases } from './cases/framing.ts';
import { hostedShopsCases } from './cases/hostedShops.ts';
import { jsonLdCases } from './cases/jsonLd.ts';
import { jsonLdPricesCases } from './cases/jsonLdPrices.ts';
import { laterCases } from './cases/later.ts';
import { magentoCases } from './cases/magento.ts';
import { microdataCases } from './cases/microdata.ts';
import { miniatureMarketCases } from './cases/miniatureMarket.ts';
import { monstersCases } from './cases/monsters.ts';
import { nextCases } from './cases/next.ts';
import { noWallsCases } from './cases/noWalls.ts';
import { offersCases } from './cases/offers.ts';
import { openGraphCases } from './cases/openGraph.ts';
import { otherShopsCases } from './cases/otherShops.ts';
import { phrasesCases } from './cases/phrases.ts';
import { rdfaCases } from './cases/rdfa.ts';
import { redirectPlacesCases } from './cases/redirectPlaces.ts';
import { redirectsCases } from './cases/redirects.ts';
import { refreshesCases } from './cases/refreshes.ts';
import { refusedTargetsCases } from './cases/refusedTargets.ts';
import { robotsCases } from './cases/robots.ts';
import { robotsRedirectsCases } from './cases/robotsRedirects.ts';
import { shopifyCases } from './cases/shopify.ts';
import { shopwareCases } from './cases/shopware.ts';
import { shownPricesCases } from './cases/shownPrices.ts';
import { slowServersCases } from './cases/slowServers.ts';
import { softNotFoundCases } from './cases/softNotFound.ts';
import { statusesCases } from './cases/statuses.ts';
import { strangersCases } from './cases/strangers.ts';
import { unseenCases } from './cases/unseen.ts';
import { variantsCases } from './cases/variants.ts';
import { waylandCases } from './cases/wayland.ts';
import { wooCommerceCases } from './cases/wooCommerce.ts';
import { zatuCases } from './cases/zatu.ts';

/** All cases, theme by theme; the slow ones first, so that nothing waits for them at the end. */
export const themes: readonly (readonly HostileCase[])[] = [
  slowServersCases,
  robotsCases,
  refusedTargetsCases,
  affiliateCases,
  amazonCases,
  availabilityCases,
  bigCommerceCases,
  botWallsCases,
  brokenJsonLdCases,
  brokenServersCases,
  charsetsCases,
  contentTypesCases,
  contradictionsCases,
  controlsCases,
  currenciesCases,
  dealsCases,
  doorsCases,
  elsewhereCases,
  encodingsCases,
  flappingCases,
  framingCases,
  hostedShopsCases,
  jsonLdCases,
  jsonLdPricesCases,
  laterCases,
  magentoCases,
  microdataCases,
  miniatureMarketCases,
  monstersCases,
  nextCases,
  noWallsCases,
  offersCases,
  openGraphCases,
  otherShopsCases,
  phrasesCases,
  rdfaCases,
  redirectPlacesCases,
  redirectsCases,
  refreshesCases,
  robotsRedirectsCases,
  shopifyCases,
  shopwareCases,
  shownPricesCases,
  softNotFoundCases,
  statusesCases,
  strangersCases,
  unseenCases,
  variantsCases,
  waylandCases,
  wooCommerceCases,
  zatuCases,
];
