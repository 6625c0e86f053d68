import type { Element } from '../../../html/parseHtml.ts';
import { namesMatcher, namesOf } from './names.ts';

const chrome = new Set(['nav', 'footer', 'aside', 'dialog']);
const chromeRoles = new Set(['navigation', 'contentinfo', 'dialog', 'complementary']);
const frames = new Set(['body', 'html', 'main']);
const isCalledElsewhere = namesMatcher(`
  related* recommend* recs up-sell* upsell* cross-sell* crosssell* also-* alsobought alsolike similar* recently* viewed carousel* swiper slick owl flickity
  bundle bundles accessor* suggest* mini-cart minicart mini-basket minibasket side-cart sidecart cart-drawer breadcrumb breadcrumbs review reviews comment
  comments testimonial testimonials quick-view quickview quick-shop quickshop quick-add quickadd quick-buy
  product-card* product-tile* product-box* product-list product-lists product-grid* product-listing* product-miniature* product-teaser* product-slider*
  product-item product-items product-slide product-slides productcard* producttile* productbox* productlist productgrid* productteaser* productslider*
  card-product products-grid products-list products collection-grid modal* popup* pop-up offcanvas drawer* lightbox tooltip card tile grid-item griditem
  listing* teaser footer nav navbar navigation menu mega-menu megamenu newsletter cookie* frequently* bought* sponsored complementary`);

/** Whether an element holds what is not the main product: other products, navigation, reviews. */
export function isElsewhere(element: Element): boolean {
  if (chrome.has(element.name)) return true;
  if (chromeRoles.has(element.attribs.role ?? '')) return true;
  return !frames.has(element.name) && isCalledElsewhere(namesOf(element));
}
