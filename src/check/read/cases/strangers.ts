import { linkedPage, offer, product, productName, shopPage } from './pages.ts';
import { type PageRow, silent } from './truth.ts';

/** Pages at the product's address that are about something else. */
export const strangersPages: PageRow[] = [
  [
    'another product at this address',
    linkedPage(product({ name: 'Azul', url: '/products/azul' }), { name: 'Wingspan sleeves' }),
    silent,
  ],
  [
    'a review with an offer',
    linkedPage(
      [
        {
          '@type': 'Review',
          itemReviewed: { '@type': 'Product', name: productName, offers: offer({ price: '45.00' }) },
        },
      ],
      { name: `${productName} review`, body: '<p>We liked it.</p>' },
    ),
    silent,
  ],
  [
    'an event with tickets',
    linkedPage(
      { '@type': 'Event', name: productName, offers: offer({ price: '5.00', availability: 'InStock' }) },
      { body: '<p>Play it with us on Friday.</p>' },
    ),
    silent,
  ],
  ['a video', linkedPage({ '@type': 'VideoObject', name: productName, offers: offer() }), silent],
  [
    'a job',
    linkedPage(
      { '@type': 'JobPosting', title: 'Shop assistant', baseSalary: 12 },
      { name: 'Shop assistant', body: '<p>£12.50 an hour</p>' },
    ),
    silent,
  ],
  ['a course', linkedPage({ '@type': 'Course', name: productName, offers: offer() }), silent],
  [
    'an empty basket',
    shopPage({ name: 'Your basket is empty', body: '<a class="btn" href="/">Continue shopping</a>' }),
    silent,
  ],
];
