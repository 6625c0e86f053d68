import { describe, expect, it } from 'vitest';
import { jsonLdScript, reads, testPage } from './cases/testPage.ts';

const buy = '<button type="submit">Add to basket</button>';
const offer = `<span class="price">£19.00</span> ${buy}`;
const nothing = ['-', '-', '-', 'unknown'];

it('the price below a file about the product counts', () => {
  const body = `<div class="box"><h4><a href="/files/rules.pdf">Rules</a></h4>${offer}</div>`;
  expect(reads(testPage({ body }))).toEqual([true, 19, 'GBP', 'product']);
});

describe('another product’s price and button do not count', () => {
  it.each([
    ['a box with a heading in a link', `<div class="item"><a href="/p/azul"><h3>Azul</h3></a>${offer}</div>`],
    ['a box with a link in a heading', `<div class="cell"><h4><a href="/azul">Azul</a></h4>${offer}</div>`],
    [
      'a box with a link that is named a title',
      `<div class="col-3"><a class="title" href="/azul">Azul</a>${offer}</div>`,
    ],
    [
      'a box with two links to one page',
      `<div class="thumb"><a href="/azul"><img src="/a.jpg"></a><a href="/azul">Azul</a>${offer}</div>`,
    ],
    [
      'a box with a link to a sibling page',
      `<div class="box"><a href="/products/azul">Azul</a> ${offer}</div>`,
    ],
    [
      'a box with its price above its name',
      `<div class="box"><span class="price">£19.00</span><h3><a href="/azul">Azul</a></h3>${buy}</div>`,
    ],
    [
      'a box with a link by a picture of what it names',
      `<div class="box"><a href="/azul"><img alt="Azul"></a><p>Azul</p>${offer}</div>`,
    ],
    ['two such boxes', `<div class="item"><a href="/p/azul"><h3>Azul</h3></a>${offer}</div>`.repeat(2)],
    [
      'a link with a price in it',
      `<div><a href="/azul"><b>Azul</b> <span class="price">£19.00</span></a></div>`,
    ],
    [
      'a row of a table',
      `<table><tr><td><h3><a href="/azul">Azul</a></h3></td><td>${offer}</td></tr></table>`,
    ],
    ['"Expansions for this game"', `<h2>Expansions for this game</h2><div>${offer}</div>`],
    ['"Also by this publisher"', `<h2>Also by this publisher</h2><div>${offer}</div>`],
    ['"Replaced by"', `<p>Replaced by</p><a href="/2">Azul 2</a> ${offer}`],
    ['"Try instead"', `<p>Try instead: <a href="/2">Azul 2</a> ${offer}</p>`],
    [
      'a marked-up product of another name',
      '<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Azul</span><span itemprop="price" content="19.00">£19.00</span></div>',
    ],
  ])('%s', (_, body) => {
    expect(reads(testPage({ body }))).toEqual(nothing);
  });

  it('keeps "Out of stock" above such a box', () => {
    const body = `<p>Out of stock</p><div class="item"><a href="/p/azul"><h3>Azul</h3></a>${offer}</div>`;
    expect(reads(testPage({ body }))).toEqual([false, '-', '-', 'product']);
  });
});

describe('the product’s own price and button count', () => {
  it.each([
    ['next to a link to its brand', `<div><a href="/brands/stonemaier">Stonemaier</a> ${offer}</div>`],
    ['below a brand in a heading', `<div><h2><a href="/brand/stonemaier">Stonemaier</a></h2>${offer}</div>`],
    [
      'below the logo of who made it',
      `<div><a href="/stonemaier"><img alt="Stonemaier Games"></a>${offer}</div>`,
    ],
    ['next to links to delivery and returns', `<div>${offer}<a href="/delivery">Delivery</a></div>`],
    [
      'below a link to itself',
      `<div><h2><a href="/products/wingspan-oceania">Wingspan</a></h2>${offer}</div>`,
    ],
    [
      'below a link to another shop',
      `<div><h3><a href="https://reviews.example/x">Review</a></h3>${offer}</div>`,
    ],
    [
      'below a sentence with a link to what it needs',
      `<div><p>An expansion for birds of another continent: you need <a href="/products/wingspan">Wingspan</a> and its board to play it, and two to five friends who love birds as much as you do.</p><div>${offer}</div></div>`,
    ],
    ['before another product', `<div>${offer}<h3><a href="/azul">Azul</a></h3></div>`],
  ])('%s', (_, body) => {
    expect(reads(testPage({ body }))).toEqual([true, 19, 'GBP', 'product']);
  });

  it('below its own marked-up name', () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Wingspan: Oceania</span>${offer}</div>`;
    expect(reads(testPage({ body, head: jsonLdScript({ '@type': 'WebSite' }) }))[0]).toBe(true);
  });
});

it.each(['Discontinued. Replaced by', 'Out of stock. Try instead:'])(
  'ends the product’s own part at "%s"',
  (line) => {
    const body = `<p>${line} <a href="/2">Azul 2</a> ${offer}</p>`;
    expect(reads(testPage({ body }))).toEqual([false, '-', '-', 'product']);
  },
);

it('does not use a pre-owned copy’s button for the new one', () => {
  const body =
    '<div class="buy-options"><div><h3>New</h3><p class="price">£49.99</p><p>Out of stock</p></div>' +
    `<div><h3>Pre-owned</h3><p class="price">£34.99</p><p>In stock</p>${buy}</div></div>`;
  expect(reads(testPage({ body }))[0]).not.toBe(true);
});
