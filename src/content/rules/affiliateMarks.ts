/** Query parameters that carry a partner's id or track the reader, in lower case; our own are not listed. */
const parameters = new Set(
  `aff aff_id aff_sub affid affiliate affiliate_id afftrack ascsubtag awc awinaffid awinmid campid cjdata cjevent
  clickid clickref fbclid gclid irclickid irgwc linkcode linkid mkcid mkevt mkrid msclkid partner partner_id partnerid
  pubref ranEAID ranMID ranSiteID ref ref_ referral referrer sscid subid sv1 sv_campaign_id tag ttclid`
    .toLowerCase()
    .split(/\s+/),
);

/** Hosts of shorteners and affiliate networks; their subdomains too. */
const hosts: ReadonlySet<string> = new Set(
  `a.co amzn.eu amzn.to anrdoezrs.net awin1.com bit.ly buff.ly cutt.ly dpbolvw.net emjcd.com fave.co
  geni.us goo.gl is.gd jdoqocy.com kqzyfj.com linksynergy.com narrativ.com ojrq.net ow.ly pjatr.com pjtra.com
  pntra.com pntrac.com pntrs.com prf.hn pxf.io rebrand.ly redirectingat.com rstyle.me shareasale.com shorturl.at
  shrsl.com sjv.io skimresources.com t.co t.ly tidd.ly tinyurl.com tkqlhce.com tradedoubler.com viglink.com
  webgains.com`.split(/\s+/),
);

/** Whether a query parameter is known to carry an affiliate id or to track the reader. */
export function isAffiliateParameter(name: string): boolean {
  return parameters.has(name.toLowerCase()) || /^utm_/i.test(name);
}

/** Whether a host hides the shop that a link leads to. */
export function hidesShop(host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, index) => hosts.has(labels.slice(index).join('.')));
}
